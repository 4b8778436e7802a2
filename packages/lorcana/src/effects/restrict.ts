import { type EffectOf, type EffectRule, hasTarget } from "./effect.ts";
import { applyToCards } from "./lasting.ts";

export const restrict: EffectRule<EffectOf<"restrict">> = {
  run(r, { restriction, unless, target, duration }) {
    const fact = { fact: "restriction", restriction, ...(unless && { unless }) } as const;
    applyToCards(r, target, fact, duration);
  },
  isPossible: (r, { target }) => hasTarget(r, target),
};
