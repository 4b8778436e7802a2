import type { Condition } from "./card.ts";

/** Whether a condition asks about the card of its effect. */
export function asksAboutSource(condition: Condition): boolean {
  switch (condition.kind) {
    case "and":
    case "or":
      return condition.all.some(asksAboutSource);
    case "not":
      return asksAboutSource(condition.of);
    default:
      return condition.kind === "source" || condition.kind === "summoned_how";
  }
}
