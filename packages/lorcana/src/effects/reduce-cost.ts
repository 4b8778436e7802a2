import { applyEffect } from "../procedures/effects.ts";
import { amountOf } from "../reading/amounts.ts";
import type { EffectOf, EffectRule } from "./effect.ts";

/** CR 4.3.4.5: for the rest of the turn, or for the next such card only. */
export const reduceCost: EffectRule<EffectOf<"reduce-cost">> = {
  run(r, { amount, where, next }) {
    // Subtracted from 0: the negative of nothing would be a minus zero, which JSON does not know.
    const less = 0 - amountOf(r.context, amount);
    const fact = { fact: "cost", amount: less, ...(where !== undefined && { where }) } as const;
    const { seat, source } = r.resolution;
    applyEffect(r.play, {
      on: { seat },
      fact,
      duration: "turn",
      seat,
      source,
      next: next === true,
    });
  },
};
