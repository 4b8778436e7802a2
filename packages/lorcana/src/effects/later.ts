import { createWatch } from "../procedures/effects.ts";
import type { EffectOf, EffectRule } from "./effect.ts";

/** CR 7.4.7.2: a delayed trigger, once. One for the end of a turn is void if that has passed. */
export const later: EffectRule<EffectOf<"later">> = {
  run(r, { at, effects }) {
    const { seat, source, self, refs } = r.resolution;
    const delayed = { seat, source, self, effects, refs, once: true } as const;
    if (at === "end-of-turn") {
      createWatch(r.play, { ...delayed, when: { on: "turn-ends", side: "any" }, duration: "turn" });
    } else {
      createWatch(r.play, {
        ...delayed,
        when: { on: "turn-starts", side: "yours" },
        duration: "play",
      });
    }
  },
};
