import { type EffectOf, type EffectRule, hasTarget } from "./effect.ts";
import { applyToCards } from "./lasting.ts";

export const permit: EffectRule<EffectOf<"permit">> = {
  run: (r, { permission, target, duration }) =>
    applyToCards(r, target, { fact: "permission", permission }, duration),
  isPossible: (r, { target }) => hasTarget(r, target),
};
