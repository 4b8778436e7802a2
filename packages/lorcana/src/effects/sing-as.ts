import { type EffectOf, type EffectRule, hasTarget } from "./effect.ts";
import { applyToCards } from "./lasting.ts";

/** "Counts as having +N cost to sing songs" (CR 6.3.3.3). */
export const singAs: EffectRule<EffectOf<"sing-as">> = {
  run: (r, { amount, target, duration }) =>
    applyToCards(r, target, { fact: "singing-cost", amount }, duration),
  isPossible: (r, { target }) => hasTarget(r, target),
};
