import { loseLore as lose } from "../procedures/lore.ts";
import type { EffectOf, EffectRule } from "./effect.ts";

export const loseLore: EffectRule<EffectOf<"lose-lore">> = {
  run(r, { amount, who }) {
    const seats = r.seats("who", who);
    if (seats === null) return;
    const count = r.count(amount);
    let lost = 0;
    for (const seat of seats) lost += lose(r.play, seat, count);
    r.note("lost", lost);
    r.did(lost, count * seats.length);
  },
  isPossible: (r, { who }) => r.someSeat(who, (seat) => r.play.state.seats[seat].lore > 0),
};
