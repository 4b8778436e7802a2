import { idsIn } from "@tcg/core";
import { discardCard } from "../procedures/discard.ts";
import { isSeatRestricted } from "../reading/restrictions.ts";
import type { Pool } from "../types.ts";
import type { EffectOf, EffectRule } from "./effect.ts";

/** The opponent you choose reveals their hand, and you choose a card in it for them to discard. */
export const chooseDiscard: EffectRule<EffectOf<"choose-discard">> = {
  run(r, { where = {} }) {
    const { play, seat } = r;
    const hand = r.opponent("opponent");
    if (hand === null) return;
    const cards = idsIn(play.state, hand, "hand");
    if (cards.length === 0) return r.did(0);
    if (r.first("revealed")) {
      const change = play.learned(cards, play.state.seating);
      play.emit({ type: "CARDS_REVEALED", seat: hand, change });
      return r.again("revealed", 1);
    }
    // CR 1.2.2: it is seen all the same.
    if (isSeatRestricted(play, hand, "discard")) return r.did(0);
    const pool: Pool = { from: "their-hand", where, seat, hand, self: r.resolution.self };
    const chosen = r.cards("card", seat, pool, { min: 1, max: 1 });
    if (chosen === null) return;
    for (const id of chosen) discardCard(play, hand, id);
    r.note("discarded", chosen.length);
    r.did(chosen.length);
  },
};
