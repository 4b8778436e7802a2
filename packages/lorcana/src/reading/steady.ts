/**
 * What only changes when cards come or go, an effect begins or ends, or the turn passes. Damage, lore,
 * what is exerted and all other numbers have no say in it, so it need not be asked after each of them.
 */
import { keysOf } from "@tcg/core/shapes";
import type { Condition, Filter } from "../cards.ts";
import type { CompleteStatic } from "../complete-cards.ts";

/** Parts of a filter that stay as they are for as long as the card lies where it lies. */
const STEADY: { readonly [Part in Exclude<keyof Filter, "not" | "any">]: boolean } = {
  type: true,
  song: true,
  side: true,
  other: true,
  classification: true,
  name: true,
  ink: true,
  inkable: true,
  cost: true,
  strength: false,
  willpower: false,
  lore: false,
  damaged: false,
  exerted: false,
  drying: false,
  keyword: false,
  at: false,
  hasUnder: false,
  challenging: false,
  challenged: false,
  restricted: false,
};

export function isSteadyFilter({ not, any, ...parts }: Filter): boolean {
  return (
    keysOf<keyof typeof STEADY>(parts as Required<typeof parts>).every((part) => STEADY[part]) &&
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
