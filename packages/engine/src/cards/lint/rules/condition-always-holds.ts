import type { Condition } from "../../card.ts";
import type { EffectRule, Ground, Problem } from "../finding.ts";
import { canFail } from "../holds.ts";

/** A condition that can be left out, or a part of one. */
export const conditionAlwaysHolds: EffectRule = {
  severity: "warning",
  find(ground) {
    const { condition } = ground.effect;
    return condition === undefined ? [] : parts(ground, condition, "condition");
  },
};

/** The outermost part that always holds says it all. */
function parts(ground: Ground, condition: Condition, at: string): Problem[] {
  if (!canFail(ground, condition)) return [{ at, message: "always holds; it can be left out" }];
  if (condition.kind !== "and") return [];
  return condition.all.flatMap((part, i) => parts(ground, part, `${at}.all[${i}]`));
}
