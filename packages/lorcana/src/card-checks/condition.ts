/** What must be so. */
import { type Fields, inField, isObject, keysOf, list, own, word } from "@tcg/core/shapes";
import type { Condition } from "../cards.ts";
import { LOG_KEYS } from "../vocabulary.ts";
import { amountIn } from "./amount.ts";
import { filterIn, range } from "./filter.ts";
import { keyed } from "./keyed.ts";
import { nested, type Shape } from "./scope.ts";
import { checkHappened, PUBLIC_ZONES } from "./selector.ts";

export type ConditionKind =
  | "all"
  | "any"
  | "not"
  | "turn"
  | "have"
  | "self"
  | "it"
  | "lore"
  | "cardsIn"
  | "log"
  | "compare";
type ConditionBy<K extends PropertyKey> = Extract<Condition, { readonly [P in K]: unknown }>;

const inner = nested("a condition", "condition", () => condition);
const EITHER = word(["you", "opponent"]);
const LARGEST = 999;

const table: { readonly [K in ConditionKind]: Fields<ConditionBy<K>> } = {
  all: { all: list(inner, 1) },
  any: { any: list(inner, 1) },
  not: { not: inner },
  turn: { turn: word(["yours", "opponents"]) },
  have: {
    // Judged below, with its zone.
    have: { expects: "a filter", schema: { $ref: "#/$defs/filter" }, check() {} },
    zone: { optional: word(PUBLIC_ZONES) },
    count: range,
  },
  self: { self: filterIn("play") },
  it: { it: filterIn("event") },
  lore: { lore: EITHER, is: range },
  cardsIn: { cardsIn: word(["hand", "inkwell", "deck"]), of: EITHER, is: range },
  log: { log: word(LOG_KEYS), of: EITHER, is: range },
  compare: { compare: amountIn(-LARGEST, LARGEST), is: range },
};

export const CONDITION_KINDS: readonly ConditionKind[] = keysOf(table);

const shape = keyed("a condition", table);

export const condition: Shape = {
  expects: 'a condition, such as { turn: "yours" }',
  schema: { $ref: "#/$defs/condition" },
  check(value, at) {
    shape.check(value, at);
    if (!isObject(value)) return;
    const have = own(value, "have");
    if (have !== undefined) {
      const zone = own(value, "zone") === "discard" ? "discard" : "play";
      filterIn(zone).check(have, inField(at, "have"));
    }
    if (own(value, "it") !== undefined) checkHappened("it", inField(at, "it"));
  },
};
