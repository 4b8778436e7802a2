import { createWatch } from "../procedures/effects.ts";
import type { EffectOf, EffectRule } from "./effect.ts";

/** CR 7.4.7.1: a floating trigger, for as long as it says. */
export const whenever: EffectRule<EffectOf<"whenever">> = {
  run(r, { when, effects, duration }) {
    const { seat, source, self, refs } = r.resolution;
    createWatch(r.play, { seat, source, self, when, effects, refs, duration, once: false });
  },
};
