/** Conditions as clauses, each perhaps denied, joined by "and" and "or": no "not" in front of many. */
import type { Condition } from "../card.ts";
import { type Trait, traitsOf } from "./traits.ts";

type Simple = Exclude<Condition, { readonly kind: "and" | "or" | "not" | "source" }>;

export type Clause =
  | { readonly kind: "fact"; readonly of: Simple; readonly not: boolean }
  | { readonly kind: "source"; readonly trait: Trait; readonly not: boolean }
  | { readonly kind: "and" | "or"; readonly all: readonly Clause[] };

export function clauseOf(condition: Condition, not = false): Clause {
  switch (condition.kind) {
    case "not":
      return clauseOf(condition.of, !not);
    case "and":
    case "or":
      return joined(
        condition.kind,
        condition.all.map((part) => clauseOf(part, not)),
        not,
      );
    case "source":
      return joined(
        "and",
        traitsOf(condition.filter).map((trait) => ({ kind: "source", trait, not })),
        not,
      );
    default:
      return { kind: "fact", of: condition, not };
  }
}

/** "Not both" is "one of them not". One part stands for itself, and a part like the whole joins it. */
function joined(kind: "and" | "or", parts: readonly Clause[], not: boolean): Clause {
  const said = not ? (kind === "and" ? "or" : "and") : kind;
  const all = parts.flatMap((part) => (part.kind === said ? part.all : [part]));
  const [first] = all;
  return all.length === 1 && first !== undefined ? first : { kind: said, all };
}
