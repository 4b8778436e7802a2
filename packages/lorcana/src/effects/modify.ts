import { amountOf } from "../reading/amounts.ts";
import { type EffectOf, type EffectRule, hasTarget } from "./effect.ts";
import { applyToCards } from "./lasting.ts";

/** CR 7.8: the amount is counted once, now. */
export const modify: EffectRule<EffectOf<"modify">> = {
  run(r, { stat, amount, target, duration }) {
    const fact = { fact: "stat", stat, amount: amountOf(r.context, amount) } as const;
    applyToCards(r, target, fact, duration);
  },
  isPossible: (r, { target }) => hasTarget(r, target),
};
