import { applyEffect } from "../procedures/effects.ts";
import type { EffectOf, EffectRule } from "./effect.ts";

export const restrictPlayer: EffectRule<EffectOf<"restrict-player">> = {
  run(r, { restriction, who, duration }) {
    const seats = r.seats("who", who);
    if (seats === null) return;
    const { source } = r.resolution;
    const fact = { fact: "restriction", restriction } as const;
    for (const seat of seats) {
      applyEffect(r.play, { on: { seat }, fact, duration, seat: r.seat, source, next: false });
    }
    r.did(seats.length);
  },
};
