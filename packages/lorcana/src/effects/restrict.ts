import { type EffectOf, type EffectRule, hasTarget } from "./effect.ts";
import { applyToCards } from "./lasting.ts";

export const restrict: EffectRule<EffectOf<"restrict">> = {
  run: (r, { restriction, target, duration }) =>
    applyToCards(r, target, { fact: "restriction", restriction }, duration),
  isPossible: (r, { target }) => hasTarget(r, target),
};
