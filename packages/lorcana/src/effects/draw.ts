import { drawCards } from "../procedures/draw.ts";
import type { EffectOf, EffectRule } from "./effect.ts";

/** CR 4.2.3.1; CR 1.6.2: several players draw one after the other, and it is one effect. */
export const draw: EffectRule<EffectOf<"draw">> = {
  run(r, { amount, who }) {
    const seats = r.seats("who", who);
    if (seats === null) return;
    const count = r.count(amount);
    let drawn = 0;
    for (const seat of seats) drawn += drawCards(r.play, seat, count, "effect");
    r.note("drawn", drawn);
    r.did(drawn, count * seats.length);
  },
};
