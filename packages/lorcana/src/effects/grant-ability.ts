import { type EffectOf, type EffectRule, hasTarget } from "./effect.ts";
import { applyToCards } from "./lasting.ts";

export const grantAbility: EffectRule<EffectOf<"grant-ability">> = {
  run: (r, { ability, target, duration }) =>
    applyToCards(r, target, { fact: "ability", ability }, duration),
  isPossible: (r, { target }) => hasTarget(r, target),
};
