/** What must hold. */
import {
  type Fields,
  fault,
  inField,
  isObject,
  keysOf,
  list,
  own,
  text,
  word,
} from "@tcg/core/shapes";
import type { Condition } from "../cards.ts";
import { DEEDS, LOG_KEYS, STATS } from "../vocabulary.ts";
import { amountIn } from "./amount.ts";
import { filterIn, range, typesOf } from "./filter.ts";
import { keyed } from "./keyed.ts";
import { type At, nested, type Shape } from "./scope.ts";
import { a, checkHappened, PUBLIC_ZONES } from "./selector.ts";

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
  | "compare"
  | "more"
  | "greatest"
  | "deed"
  | "those";
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
  more: { more: amountIn(-LARGEST, LARGEST), than: amountIn(-LARGEST, LARGEST) },
  greatest: {
    greatest: word([...STATS, "cost"]),
    of: filterIn("play"),
    than: filterIn("play"),
  },
  deed: { deed: word(DEEDS), by: filterIn("discard"), is: range },
  those: { those: text(40), are: filterIn("event") },
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
    checkSelf(own(value, "self"), inField(at, "self"));
    const those = own(value, "those");
    if (typeof those === "string" && !at.scope.text.names.has(those)) {
      fault(inField(at, "those"), `nothing before this was chosen as "${those}"`);
    }
    if (own(value, "it") !== undefined) checkHappened("it", inField(at, "it"));
  },
};

/** What can never hold for this card: an item is in no challenge. */
function checkSelf(filter: unknown, at: At): void {
  const { card, text } = at.scope;
  if (!isObject(filter) || card.type === undefined || text.isGranted === true) return;
  const types = typesOf(filter, "play");
  if (types.length > 0 && !types.includes(card.type)) {
    fault(at, `is so of ${types.join("s and ")}s, and the card itself is ${a(card.type)}`);
  }
}
