import { idsIn } from "@tcg/core";
import type { EffectOf, EffectRule } from "./effect.ts";

/** CR 7.1.10 */
export const revealHand: EffectRule<EffectOf<"reveal-hand">> = {
  run(r, { who, toYou }) {
    const { play } = r;
    const seats = r.seats("who", who);
    if (seats === null) return;
    let revealed = 0;
    for (const seat of seats) {
      const hand = idsIn(play.state, seat, "hand");
      if (hand.length === 0) continue;
      if (toYou) {
        const change = play.learned(hand, [r.seat]);
        play.emit({ type: "CARDS_LOOKED_AT", seat: r.seat, change });
      } else {
        const change = play.learned(hand, play.state.seating);
        play.emit({ type: "CARDS_REVEALED", seat, change });
      }
      revealed++;
    }
    r.did(revealed, seats.length);
  },
};
