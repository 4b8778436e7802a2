import { idsIn } from "@tcg/core";
import { shuffleDeck } from "../procedures/shuffle.ts";
import type { Pool } from "../types.ts";
import type { EffectOf, EffectRule } from "./effect.ts";

/** CR 8.1.4: one may fail to find. What is found is revealed, and the deck is shuffled. */
export const search: EffectRule<EffectOf<"search">> = {
  run(r, { where, to }) {
    const { play, seat } = r;
    const deck = idsIn(play.state, seat, "deck");
    if (deck.length === 0) return r.did(0);
    if (r.first("looked")) {
      play.emit({ type: "CARDS_LOOKED_AT", seat, change: play.learned(deck, [seat]) });
      return r.again("looked", 1);
    }
    const pool: Pool = { from: "deck", where, seat, self: r.resolution.self, top: null };
    const chosen = r.cards("card", seat, pool, { min: 0, max: 1 });
    if (chosen === null) return;
    const found = chosen[0];
    r.did(chosen.length);
    // Everybody sees what it is, and nobody where it lay.
    const openly = { unseen: true, shown: true } as const;
    if (found !== undefined && to === "hand") {
      const change = play.moved(found, { seat, zone: "hand" }, openly);
      play.emit({ type: "CARD_TO_HAND", seat, revealed: true, change });
    }
    const order = shuffleDeck(play, seat);
    const kept = order.find(({ card }) => card === found)?.as;
    if (kept === undefined) return;
    const onTop = play.moved(kept, { seat, zone: "deck", index: 0 }, openly);
    play.emit({ type: "CARD_TO_DECK", seat, place: "top", revealed: true, change: onTop });
  },
};
