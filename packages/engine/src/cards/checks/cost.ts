/** LT 8.5 */
import {
  everyWord,
  type Fields,
  integer,
  keysOf,
  type Schema,
  type Variant,
  variants,
  word,
} from "@tcg/core/shapes";
import type { Cost } from "../card.ts";
import { filter } from "./filter.ts";
import { ref } from "./json-schema.ts";
import type { Shape } from "./scope.ts";

export type CostKind = Cost["kind"];

export const MAX_CLOUT = 10;
/** Nothing in a match comes in greater numbers than cards in the largest deck (LT 4.1). */
export const MAX_COUNT = 60;

const count = integer(1, MAX_COUNT);

const table: { readonly [K in CostKind]: Fields<Variant<Cost, "kind", K>> } = {
  pay_lp: { amount: integer(1) },
  pay_clout: { amount: integer(1, MAX_CLOUT) },
  discard: { count },
  tribute: { count, filter: { optional: filter } },
  banish: {
    count,
    from: word(everyWord<"graveyard" | "board">({ graveyard: true, board: true })),
    filter: { optional: filter },
  },
  remove_vice: { count },
  add_vice: { count },
};

export const COST_KINDS: readonly CostKind[] = keysOf(table);
const shape = variants("a cost", "kind", table);
export const cost: Shape = { ...shape, schema: ref("cost") };
export const costSchema: Schema = shape.schema;
