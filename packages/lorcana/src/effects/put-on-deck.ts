import { cardOf } from "@tcg/core";
import { putOnDeck as leave, leavingOf } from "../deeds/leave-play.ts";
import { deckStream } from "../deeds/shuffle.ts";
import { type EffectOf, type EffectRule, hasTarget } from "./effect.ts";

/** From play or the discard to the top or bottom of its player's deck, or shuffled into it. */
export const putOnDeck: EffectRule<EffectOf<"put-on-deck">> = {
  run(r, { target, place }) {
    const { book, play } = r;
    const cards = r.targets("target", target);
    if (cards === null) return;
    for (const leaving of leavingOf(book, play, cards)) leave(play, leaving, place);
    for (const id of cards) {
      if (play.state.cards[id] === undefined) continue;
      const { seat, zone } = cardOf(play.state, id);
      if (zone !== "discard") continue;
      const end = place === "top" ? "top" : "bottom";
      const to = { seat, zone: "deck", ...(end === "top" && { index: 0 }) } as const;
      play.emit({ type: "CARD_TO_DECK", seat, place: end, change: play.moved(id, to) });
      if (place !== "shuffled") continue;
      const change = play.shuffled(seat, "deck", deckStream(seat));
      play.emit({ type: "DECK_SHUFFLED", seat, change });
    }
  },
  isPossible: (r, { target }) => hasTarget(r, target),
};
