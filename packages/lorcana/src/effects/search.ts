import { idsIn } from "@tcg/core";
import { deckStream } from "../deeds/shuffle.ts";
import type { Pool } from "../types.ts";
import type { EffectOf, EffectRule } from "./effect.ts";

/** CR 8.1.4: one may fail to find. What is found is revealed, and the deck is shuffled. */
export const search: EffectRule<EffectOf<"search">> = {
  run(r, { where, to }) {
    const { play, seat } = r;
    const deck = idsIn(play.state, seat, "deck");
    if (deck.length === 0) return;
    if (r.first("looked")) {
      play.emit({ type: "CARDS_LOOKED_AT", seat, change: play.learned(deck, [seat]) });
      return r.again("looked");
    }
    const pool: Pool = { from: "deck", where, seat, self: r.resolution.self, top: null };
    const chosen = r.cards("card", seat, pool, { min: 0, max: 1 });
    if (chosen === null) return;
    const found = chosen[0];
    if (found !== undefined) {
      const everybody = play.state.seating;
      play.emit({ type: "CARDS_REVEALED", seat, change: play.learned([found], everybody) });
      if (to === "hand") {
        const change = play.moved(found, { seat, zone: "hand" }, { unseen: true });
        play.emit({ type: "CARD_TO_HAND", seat, change });
      }
    }
    // The card for the top is told apart by having been shown: it is put there after the shuffle.
    const place = found === undefined ? -1 : idsIn(play.state, seat, "deck").indexOf(found);
    const change = play.shuffled(seat, "deck", deckStream(seat));
    play.emit({ type: "DECK_SHUFFLED", seat, change });
    const kept = place < 0 ? undefined : change.order.find(({ card }) => card === found)?.as;
    if (kept === undefined) return;
    const onTop = play.moved(kept, { seat, zone: "deck", index: 0 }, { unseen: true });
    play.emit({ type: "CARD_TO_DECK", seat, place: "top", change: onTop });
  },
};
