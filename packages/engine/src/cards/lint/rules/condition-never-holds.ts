import type { EffectRule } from "../finding.ts";
import { canHold } from "../holds.ts";

/** A condition that contradicts itself, or what is known of the moment it is asked in. */
export const conditionNeverHolds: EffectRule = {
  severity: "error",
  find(ground) {
    const { condition } = ground.effect;
    if (condition === undefined || canHold(ground, condition)) return [];
    const then = ground.effect.type === "continuous" ? "never applies" : "can never be used";
    return [{ at: "condition", message: `can never hold, so the effect ${then}` }];
  },
};
