/** A number, or something counted. */
import {
  change,
  type Fields,
  fault,
  inField,
  isIntegerIn,
  isObject,
  keysOf,
  own,
  type Raw,
  refused,
  type Schema,
  show,
  type Variant,
  variants,
  word,
} from "@tcg/core/shapes";
import type { Value } from "../card.ts";
import { COUNTED_ZONES, filter, SIDES } from "./filter.ts";
import { ref } from "./json-schema.ts";
import type { At, Shape } from "./scope.ts";
import { TRIGGERS_WITH_AMOUNT } from "./trigger.ts";

type Counted = Exclude<Value, number>;
export type CountedKind = Counted["count"];

const arithmetic = { times: { optional: change() }, plus: { optional: change() } };
const side = { optional: word(SIDES) };

const table: { readonly [K in CountedKind]: Fields<Variant<Counted, "count", K>> } = {
  cards: {
    zone: word(COUNTED_ZONES),
    side: word(SIDES),
    filter: { optional: filter },
    ...arithmetic,
  },
  vice: { side, ...arithmetic },
  clout: { side, ...arithmetic },
  life: { side, ...arithmetic },
  breakdowns: { side, ...arithmetic },
  chain_length: { side: refused("the chain belongs to both seats"), ...arithmetic },
  turn_number: { side: refused("turns are counted for both seats together"), ...arithmetic },
  event_amount: arithmetic,
};

export const COUNTED_KINDS: readonly CountedKind[] = keysOf(table);

const counted = variants("something counted", "count", table);
export const countedSchema: Schema = counted.schema;

/** A value that, written as a number, is from min to max. */
export function valueIn(min: number, max: number): Shape {
  const expects = `a whole number from ${min} to ${max}, or something counted`;
  return {
    expects,
    schema: { anyOf: [{ type: "integer", minimum: min, maximum: max }, ref("value")] },
    check(value, at) {
      if (!isObject(value)) {
        if (!isIntegerIn(value, min, max)) fault(at, `must be ${expects}, not ${show(value)}`);
        return;
      }
      counted.check(value, at);
      checkHidden(value, at);
      if (own(value, "count") === "event_amount") checkEventAmount(at);
    },
  };
}

/** LT 8.15, 13.4: what decides is what everybody sees. */
export function checkHidden(value: Raw, at: At): void {
  const zone = own(value, "zone");
  if ((zone === "hand" || zone === "deck") && own(value, "filter") !== undefined) {
    fault(
      inField(at, "filter"),
      `must be left out: the faces in a ${zone} are hidden and decide nothing, only their number does`,
    );
  }
}

function checkEventAmount(at: At): void {
  const on = at.scope.effect?.trigger;
  if (on === undefined || TRIGGERS_WITH_AMOUNT.some((known) => known === on)) return;
  fault(
    inField(at, "count"),
    `event_amount needs a trigger on ${TRIGGERS_WITH_AMOUNT.join(" or ")}`,
  );
}
