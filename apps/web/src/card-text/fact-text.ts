/** What stands about a card for now: "+300 attack". */
import type { ModifierFact } from "../games.ts";
import { protections, restrictions } from "./action-text.ts";

export function factText(fact: ModifierFact): string {
  switch (fact.kind) {
    case "attack":
    case "defense":
      if (fact.operation === "set") return `${fact.kind} is ${fact.amount}`;
      if (fact.operation !== "add") return `${fact.kind} ${fact.operation}d`;
      return `${fact.amount < 0 ? "−" : "+"}${Math.abs(fact.amount)} ${fact.kind}`;
    case "protection":
      return protections[fact.protection];
    case "keyword":
      return fact.keyword;
    case "restriction":
      return `cannot ${restrictions[fact.restriction]}`;
    case "cost":
      return "costs are changed";
    case "control":
      return "control was taken";
  }
}
