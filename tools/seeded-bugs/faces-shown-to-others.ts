/** LunchTable and Lorcana, showing faces to more or fewer than the rules do. */
import type { LunchTable } from "@ltcg/engine";
import type { EventOf, Game, GameTypes, State } from "@tcg/core";
import type { Lorcana } from "@tcg/lorcana-engine";
import { alteredEvents, shownTo } from "../../packages/core/fixtures/broken/altered-events.ts";
import type { Run } from "../../packages/core/fixtures/broken/runs.ts";
import type { SeededBug } from "../../packages/core/fixtures/broken/seeded-bug.ts";
import { facesShown } from "../../packages/core/src/testkit/checks/faces-shown.ts";
import { fuzzLorcana } from "../fuzz/lorcana.ts";
import { fuzzLunchtable } from "../fuzz/lunchtable.ts";
import { matchesOf } from "./matches.ts";

type Is<G extends GameTypes> = (event: EventOf<G>, state: State<G>) => boolean;

/** The game in which these events show their cards to both players, or to one of them. */
function showing<G extends GameTypes>(
  is: Is<G>,
  to: "both" | G["seat"],
): (game: Game<G>) => Game<G> {
  return (game) =>
    alteredEvents(game, (event, state) =>
      is(event, state) ? shownTo(event, to === "both" ? state.seating : [to]) : event,
    );
}

const lunchtable = (is: Is<LunchTable>, to: "both" | LunchTable["seat"] = "both"): Run =>
  matchesOf(fuzzLunchtable, showing(is, to));

const lorcana = (is: Is<Lorcana>, to: "both" | Lorcana["seat"] = "both"): Run =>
  matchesOf(fuzzLorcana, showing(is, to));

export const lunchtableFaces: readonly SeededBug[] = [
  [
    "a card that is drawn is shown to both",
    lunchtable(({ type }) => type === "CARD_DRAWN"),
    facesShown,
  ],
  [
    "a stereotype that is set is shown to both",
    lunchtable(({ type }) => type === "MONSTER_SET"),
    facesShown,
  ],
  [
    "a spell or trap that is set is shown to both",
    lunchtable(({ type }) => type === "SPELL_TRAP_SET"),
    facesShown,
  ],
  [
    "a deck that one looks into is shown to both",
    lunchtable((event) => event.type === "CARDS_VIEWED" && event.change.zone === "deck"),
    facesShown,
  ],
  [
    "a card that is revealed only host sees",
    lunchtable(({ type }) => type === "CARDS_REVEALED", "host"),
    facesShown,
  ],
];

export const lorcanaFaces: readonly SeededBug[] = [
  [
    "a card that is drawn is shown to both",
    lorcana(({ type }) => type === "CARD_DRAWN"),
    facesShown,
  ],
  [
    "the top of a deck that one looks at is shown to both",
    lorcana((event, state) => isLook(event) && !isSearch(event, state)),
    facesShown,
  ],
  ["a deck that is searched is shown to both", lorcana(isSearch), facesShown],
  [
    "a card that is taken unrevealed is shown to both",
    lorcana((event) => event.type === "CARD_TO_HAND" && !event.revealed),
    facesShown,
  ],
  [
    "a card that is found only host sees",
    lorcana((event) => event.type === "CARD_TO_HAND" && event.revealed === true, "host"),
    facesShown,
  ],
  [
    "a card that an effect puts into an inkwell is shown to both",
    lorcana((event) => event.type === "CARD_INKED" && event.why === "effect"),
    facesShown,
  ],
  [
    "a card that is put face-down under another host sees",
    lorcana(({ type }) => type === "CARD_PUT_UNDER", "host"),
    facesShown,
  ],
];

function isLook(
  event: EventOf<Lorcana>,
): event is Extract<EventOf<Lorcana>, { readonly type: "CARDS_LOOKED_AT" }> {
  return event.type === "CARDS_LOOKED_AT";
}

function isSearch(event: EventOf<Lorcana>, { seats }: State<Lorcana>): boolean {
  return isLook(event) && event.change.cards.length === seats[event.seat].deck.length;
}
