/** How much. */
import {
  change,
  type Fields,
  fault,
  inField,
  isIntegerIn,
  isObject,
  isOneOf,
  own,
  show,
  word,
} from "@tcg/core/shapes";
import type { Amount } from "../cards.ts";
import { DEEDS, RESULTS, STATS, type TriggerName } from "../vocabulary.ts";
import { filterIn } from "./filter.ts";
import { keyed } from "./keyed.ts";
import { nested, type Shape } from "./scope.ts";
import { PUBLIC_ZONES, selector } from "./selector.ts";

type Counted = Exclude<Amount, number>;
type CountedBy<K extends PropertyKey> = Extract<Counted, { readonly [P in K]: unknown }>;

const times = { optional: change(10) };

const count: Shape = {
  expects: "a filter",
  schema: { $ref: "#/$defs/filter" },
  check() {},
};

/** An amount within an amount. */
const part = nested("an amount", "amount", () => amountIn(0, 99));

/** `asked`: somebody may be asked for the card that is read; else it must have been spoken of. */
type Reading = "asked" | "told";

const waysBy = (
  reading: Reading,
): {
  readonly count: Fields<CountedBy<"count">>;
  readonly stat: Fields<CountedBy<"stat">>;
  readonly cardsIn: Fields<CountedBy<"cardsIn">>;
  readonly loreOf: Fields<CountedBy<"loreOf">>;
  readonly result: Fields<CountedBy<"result">>;
  readonly happened: Fields<CountedBy<"happened">>;
  readonly deeds: Fields<CountedBy<"deeds">>;
  readonly missing: Fields<CountedBy<"missing">>;
} => ({
  count: { count, zone: { optional: word(PUBLIC_ZONES) }, times },
  stat: {
    stat: word([...STATS, "damage", "cost", "under"]),
    of: selector({
      zones: PUBLIC_ZONES,
      isRead: true,
      ...(reading === "asked" && { isOne: true }),
    }),
    times,
  },
  cardsIn: { cardsIn: word(["hand", "inkwell"]), of: word(["you", "opponent"]), times },
  loreOf: { loreOf: word(["you", "opponent"]), times },
  result: { result: word(RESULTS), times },
  happened: { happened: word(["amount"]), times },
  missing: { missing: part, to: part, times },
  deeds: { deeds: word(DEEDS), by: filterIn("discard"), times },
});

/** Triggers that say how much has happened. */
const COUNTING: readonly (TriggerName | "none")[] = [
  "damaged",
  "deals-damage",
  "damage-removed",
  "lore-gained",
];

export const COUNTED_KINDS: readonly string[] = Object.keys(waysBy("told"));

const countedBy: { readonly [R in Reading]: Shape } = {
  asked: keyed("something counted", waysBy("asked")),
  told: keyed("something counted", waysBy("told")),
};

/** An amount that, written as a number, is from min to max. */
export function amountIn(min: number, max: number, reading: Reading = "told"): Shape {
  const expects = `a whole number from ${min} to ${max}, or something counted`;
  return {
    expects,
    schema: {
      anyOf: [{ type: "integer", minimum: min, maximum: max }, { $ref: "#/$defs/counted" }],
    },
    check(value, at) {
      if (!isObject(value)) {
        if (!isIntegerIn(value, min, max)) fault(at, `must be ${expects}, not ${show(value)}`);
        return;
      }
      countedBy[reading].check(value, at);
      const where = own(value, "count");
      if (where !== undefined) {
        const zone = own(value, "zone") === "discard" ? "discard" : "play";
        filterIn(zone).check(where, inField(at, "count"));
      }
      const { text: facts } = at.scope;
      const on = facts.trigger;
      if (own(value, "happened") !== undefined && on !== undefined && !COUNTING.includes(on)) {
        fault(inField(at, "happened"), `needs a trigger with an amount: ${COUNTING.join(", ")}`);
      }
      const name = own(value, "result");
      if (!isOneOf(RESULTS, name) || facts.results.has(name)) return;
      const known = [...facts.results].join(", ");
      fault(
        inField(at, "result"),
        known === ""
          ? `nothing before this has ${name} anything`
          : `must be ${known}: what was left behind before this`,
      );
    },
  };
}

/** More or less, but not nothing. */
export function changeIn(most: number, reading: Reading = "told"): Shape {
  const shape = amountIn(-most, most, reading);
  return {
    ...shape,
    check(value, at) {
      if (value === 0) fault(at, "must not be 0: that changes nothing");
      else shape.check(value, at);
    },
  };
}
