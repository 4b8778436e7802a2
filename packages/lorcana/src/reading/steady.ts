/**
 * What only changes when cards come or go, an effect begins or ends, or the turn passes. Damage,
 * lore, what is exerted and all other numbers do not affect it, so it need not be asked again after
 * each of them.
 */
import type { Condition, Filter } from "../cards.ts";
import type { CompleteStatic } from "../complete-cards.ts";
import { isSteadyPart } from "./filters.ts";

export function isSteadyFilter({ not, any, ...parts }: Filter): boolean {
  return (
    Object.keys(parts).every(isSteadyPart) &&
    (not === undefined || isSteadyFilter(not)) &&
    (any === undefined || any.every(isSteadyFilter))
  );
}

export function isSteadyCondition(condition: Condition): boolean {
  if ("all" in condition) return condition.all.every(isSteadyCondition);
  if ("any" in condition) return condition.any.every(isSteadyCondition);
  if ("not" in condition) return isSteadyCondition(condition.not);
  if ("have" in condition) return isSteadyFilter(condition.have);
  return "turn" in condition;
}

/** Whether it applies, and to whom. */
export function isSteadyStatic({ on, while: condition }: CompleteStatic): boolean {
  if (condition !== null && !isSteadyCondition(condition)) return false;
  return on === "self" || !("where" in on) || isSteadyFilter(on.where);
}
