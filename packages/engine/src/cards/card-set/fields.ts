/** The fields of a card-set file. What is inside a card is checked by itself (define-cards.ts). */
import {
  fault,
  id,
  inField,
  integer,
  isObject,
  list,
  type Optional,
  show,
  text,
} from "@tcg/core/shapes";
import { configShape } from "../../start/config-shape.ts";
import type { Shape } from "../checks/scope.ts";

const NAME = text(80);
/** No deck has more cards than that (LT 4.1), unless its config says so. */
export const MAX_COPIES = 60;
const COPIES = integer(1, MAX_COPIES);

const cards: Shape = {
  expects: "a list of card definitions",
  schema: { type: "array", items: { $ref: "#/$defs/card" }, minItems: 1 },
  check(value, at) {
    if (!Array.isArray(value)) fault(at, `must be ${cards.expects}, not ${show(value)}`);
    else if (value.length === 0) {
      fault(at, "must be a list of at least one card definition, not an empty one");
    }
  },
};

const ids = list(id);

/** A list, or how many there are of each. */
const deck: Shape = {
  expects: 'a list of card ids, or a table such as { "lunch-lady": 3 }',
  schema: {
    anyOf: [
      ids.schema,
      { type: "object", propertyNames: id.schema, additionalProperties: COPIES.schema },
    ],
  },
  check(value, at) {
    if (Array.isArray(value)) return ids.check(value, at);
    if (!isObject(value)) return fault(at, `must be ${deck.expects}, not ${show(value)}`);
    for (const [name, count] of Object.entries(value)) {
      id.check(name, at);
      COPIES.check(count, inField(at, name));
    }
  },
};

const decks: Shape = {
  expects: "a table of decks by name",
  schema: { type: "object", propertyNames: NAME.schema, additionalProperties: deck.schema },
  check(value, at) {
    if (!isObject(value)) return fault(at, `must be ${decks.expects}, not ${show(value)}`);
    for (const [name, given] of Object.entries(value)) {
      NAME.check(name, at);
      deck.check(given, inField(at, name));
    }
  },
};

export const cardSetFields = {
  /** For editors. */
  $schema: { optional: text(500) },
  name: NAME,
  cards,
  decks: { optional: decks },
  config: { optional: configShape },
} satisfies Readonly<Record<string, Shape | Optional>>;
