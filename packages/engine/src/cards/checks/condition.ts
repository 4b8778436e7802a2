/** When an effect can be activated, or a continuous one applies. */
import {
  everyWord,
  type Fields,
  fault,
  integer,
  isObject,
  keysOf,
  list,
  own,
  type Schema,
  type Variant,
  variants,
  word,
  wordSet,
} from "@tcg/core/shapes";
import { PHASES, SUMMON_KINDS } from "../../vocabulary.ts";
import type { Comparison, Condition } from "../card.ts";
import { COUNTED_ZONES, filter, SIDES } from "./filter.ts";
import { ref } from "./json-schema.ts";
import type { Shape } from "./scope.ts";
import { checkHidden } from "./value.ts";

export type ConditionKind = Condition["kind"];

/** So that a tree without end, or one made to exhaust the stack, is a fault like any other. */
const MAX_DEPTH = 8;

export const COMPARISONS: readonly Comparison[] = everyWord<Comparison>({
  at_least: true,
  at_most: true,
  exactly: true,
});
export const EITHER_SEAT = everyWord<"self" | "opponent">({ self: true, opponent: true });

const compared = { is: word(COMPARISONS), amount: integer(0) };
const ofSeat = { side: word(EITHER_SEAT), ...compared };

type Table = { readonly [K in ConditionKind]: Fields<Variant<Condition, "kind", K>> };

const tableWith = (inner: Shape): Table => ({
  and: { all: list(inner, 1) },
  or: { all: list(inner, 1) },
  not: { of: inner },
  life: ofSeat,
  clout: ofSeat,
  breakdowns: ofSeat,
  count: {
    zone: word(COUNTED_ZONES),
    side: word(SIDES),
    filter: { optional: filter },
    ...compared,
  },
  phase: { in: wordSet(PHASES) },
  turn: { of: word(EITHER_SEAT) },
  chain_length: compared,
  summoned_how: { in: wordSet(SUMMON_KINDS) },
  source: { filter },
});

function conditionAt(depth: number): Shape {
  const tooDeep: Shape = {
    expects: "a condition",
    schema: ref("condition"),
    check: (_, at) => fault(at, `is nested too deeply: conditions go ${MAX_DEPTH} levels deep`),
  };
  const inner = depth < MAX_DEPTH ? conditionAt(depth + 1) : tooDeep;
  const shape = variants("a condition", "kind", tableWith(inner));
  return {
    expects: shape.expects,
    schema: ref("condition"),
    check(value, at) {
      shape.check(value, at);
      if (!isObject(value)) return;
      checkHidden(value, at);
      const { type } = at.scope.card;
      if (own(value, "kind") === "summoned_how" && type !== undefined && type !== "stereotype") {
        fault(at, `never holds: a ${type} is not summoned`);
      }
    },
  };
}

export const condition: Shape = conditionAt(1);
export const CONDITION_KINDS: readonly ConditionKind[] = keysOf(tableWith(condition));

export const conditionSchema: Schema = variants("a condition", "kind", tableWith(condition)).schema;
