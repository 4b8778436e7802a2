/** Searching the deck, naming a card, and hands that are shown. */
import { slot } from "../table.ts";
import { effect, who } from "./say.ts";

const TO_ALL = ["reveal that card to all players", "reveal it to all players", "reveal it"].join(
  "|",
);
const TO_HAND = "put (it|that card) into your hand";

export const searching = [
  ...["(a|an|any) {where:oneCard}", "{where:eitherCard}"].flatMap((which) => [
    effect(
      `search your deck for ${which}(,| and) (${TO_ALL})(,|) and ${TO_HAND}. Then(,|) shuffle your deck`,
      { do: "search", where: slot("where"), to: "hand" },
    ),
    effect(`search your deck for ${which} and (${TO_ALL}). ${TO_HAND} and shuffle your deck`, {
      do: "search",
      where: slot("where"),
      to: "hand",
    }),
    effect(
      `search your deck for ${which}, (${TO_ALL}), ${TO_HAND}(, then|, and| and) shuffle your deck`,
      { do: "search", where: slot("where"), to: "hand" },
    ),
    effect(
      `search your deck for ${which} and reveal (that card|it) to all players. Shuffle your deck and put that card on top of it`,
      { do: "search", where: slot("where"), to: "top-of-deck" },
    ),
    effect(`search your deck for ${which}, put that card into your hand, then shuffle your deck`, {
      do: "search",
      where: slot("where"),
      to: "hand",
    }),
  ]),
  effect(
    "name a card, then reveal the top card of your deck. If it's the named card, put (that card|it) into your hand. Otherwise, put it on the top of your deck",
    { do: "name-card", to: "hand" },
  ),
  effect(
    "name a card, then reveal the top card of your deck. If it's the named card, put (that card|it) into your hand. Otherwise, put it on the bottom of your deck",
    { do: "name-card", to: "hand", otherwise: "bottom" },
  ),
  effect("{who:player}reveal[s] {your} hand", { do: "reveal-hand", who }),
  effect("look at {who:whoseHand} hand", { do: "reveal-hand", who: slot("who"), toYou: true }),
  effect(
    "(chosen opponent|each opponent) reveals their hand and discards (a|an) {where:oneCard} of your choice",
    { do: "choose-discard", where: slot("where") },
  ),
];
