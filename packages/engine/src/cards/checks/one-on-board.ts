/** A selection that is never more than one stereotype, for what cannot be divided. */
import {
  fault,
  inField,
  integer,
  isIntegerIn,
  isObject,
  keysOf,
  own,
  type Schema,
  show,
  variants,
} from "@tcg/core/shapes";
import { MAX_COUNT } from "./cost.ts";
import { ref } from "./json-schema.ts";
import type { At, Shape } from "./scope.ts";
import { selectionFrom, selectionsIn } from "./selection.ts";

const { all: _, ...kinds } = selectionsIn(["board"]);
const table = { ...kinds, random: { ...kinds.random, count: integer(1, 1) } };
const selection = selectionFrom("selectionOnBoard", ["board"]);

export const oneOnBoard: Shape = {
  expects: 'a selection of one stereotype, such as { kind: "target" } or { kind: "self" }',
  schema: ref("oneOnBoard"),
  check(value, at) {
    selection.check(value, at);
    if (isObject(value)) checkOne(value, at);
  },
};

export const oneOnBoardSchema: Schema = variants("a selection", "kind", table).schema;

const ONE = "it all goes to one stereotype";

function checkOne(value: object, at: At): void {
  switch (own(value, "kind")) {
    case "all": {
      const names = keysOf(table).join(", ");
      fault(inField(at, "kind"), `must be one of ${names}, not all: ${ONE}`, "target");
      break;
    }
    case "random": {
      const count = own(value, "count");
      if (isIntegerIn(count, 2, MAX_COUNT)) {
        fault(inField(at, "count"), `must be 1, not ${show(count)}: ${ONE}`, "1");
      }
      break;
    }
    case "target": {
      const index = own(value, "index") ?? 0;
      const { targets = [] } = at.scope.effect ?? {};
      if (!isIntegerIn(index, 0, targets.length - 1)) return;
      const { count = 1 } = targets[index as number] ?? {};
      if (count > 1) {
        const place = `targets[${show(index)}]`;
        fault(at, `points at ${place}, which asks for ${count} cards: ${ONE}, so give it count 1`);
      }
    }
  }
}
