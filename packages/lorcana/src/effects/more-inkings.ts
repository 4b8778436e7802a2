import { applyEffect } from "../procedures/effects.ts";
import type { EffectOf, EffectRule } from "./effect.ts";

/** CR 8.5.5: more cards may be put into the inkwell this turn. */
export const moreInkings: EffectRule<EffectOf<"more-inkings">> = {
  run(r, { amount }) {
    const { seat, source } = r.resolution;
    const fact = { fact: "inkings", amount } as const;
    applyEffect(r.play, { on: { seat }, fact, duration: "turn", seat, source, next: false });
  },
};
