import type { Condition } from "./card.ts";

/** Whether a condition asks about the card of its effect. */
export function asksAboutSource(condition: Condition): boolean {
  switch (condition.kind) {
    case "and":
    case "or":
      return condition.all.some(asksAboutSource);
    case "not":
      return asksAboutSource(condition.of);
    case "source":
    case "summoned_how":
      return true;
    case "life":
    case "clout":
    case "breakdowns":
    case "count":
    case "phase":
    case "turn":
    case "chain_length":
      return false;
  }
}
