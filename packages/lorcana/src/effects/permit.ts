import { type EffectOf, type EffectRule, hasTarget } from "./effect.ts";
import { applyToCards } from "./lasting.ts";

export const permit: EffectRule<EffectOf<"permit">> = {
  run(r, { permission, against, target, duration }) {
    const fact = { fact: "permission", permission, ...(against && { against }) } as const;
    applyToCards(r, target, fact, duration);
  },
  isPossible: (r, { target }) => hasTarget(r, target),
};
