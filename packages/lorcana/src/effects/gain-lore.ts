import { gainLore as gain } from "../procedures/lore.ts";
import type { EffectOf, EffectRule } from "./effect.ts";

export const gainLore: EffectRule<EffectOf<"gain-lore">> = {
  run(r, { amount, who }) {
    const seats = r.seats("who", who);
    if (seats === null) return;
    const count = r.count(amount);
    let gained = 0;
    for (const seat of seats) gained += gain(r.play, seat, count, "effect");
    r.note("gained", gained);
    r.did(gained, count * seats.length);
  },
};
