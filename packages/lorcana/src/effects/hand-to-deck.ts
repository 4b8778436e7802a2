import { idsIn } from "@tcg/core";
import type { Pool } from "../types.ts";
import type { EffectOf, EffectRule } from "./effect.ts";

/** One card at a time, gone before the next is asked for: the last one put on top lies uppermost. */
export const handToDeck: EffectRule<EffectOf<"hand-to-deck">> = {
  run(r, effect) {
    const { play } = r;
    const seats = r.seats("who", effect.who);
    if (seats === null) return;
    const amount = r.count(effect.amount);
    const [seat, ...others] = seats;
    if (seat === undefined || amount === 0) return r.did(0);
    if (others.length > 0) {
      return r.instead(seats.map((each) => ({ ...effect, amount, who: { seat: each } })));
    }
    const pool: Pool = { from: "hand", where: {}, seat, self: r.resolution.self };
    const chosen = r.cards("card", seat, pool, { min: 1, max: 1 });
    if (chosen === null) return;
    const { place } = effect;
    for (const id of chosen) {
      const to = { seat, zone: "deck", ...(place === "top" && { index: 0 }) } as const;
      play.emit({ type: "CARD_TO_DECK", seat, place, change: play.moved(id, to) });
    }
    r.did(chosen.length);
    if (amount > 1 && chosen.length > 0) {
      r.instead([{ ...effect, amount: amount - 1, who: { seat } }]);
    }
  },
  isPossible: (r, { who }) =>
    r.someSeat(who, (seat) => idsIn(r.play.state, seat, "hand").length > 0),
};
