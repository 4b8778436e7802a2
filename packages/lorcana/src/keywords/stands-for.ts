/** CR 10.1: some keywords are short for an ability. */
import type { Ability } from "../cards.ts";
import type { Keyword } from "../vocabulary.ts";
import { boost } from "./boost.ts";
import { support } from "./support.ts";
import { vanish } from "./vanish.ts";

/** `value`: the best of its values. Null: a rule of the keyword's own looks for it. */
export function abilityOfKeyword(keyword: Keyword, value: number): Ability | null {
  switch (keyword) {
    case "support":
      return support;
    case "vanish":
      return vanish;
    case "boost":
      return boost(value);
    default:
      return null;
  }
}
