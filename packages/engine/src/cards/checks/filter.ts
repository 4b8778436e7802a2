/** What a card must be like (LT 8.15). */
import {
  checkFields,
  everyWord,
  type Fields,
  fault,
  fieldsSchema,
  inField,
  integer,
  isObject,
  own,
  type Raw,
  type Schema,
  text,
  word,
} from "@tcg/core/shapes";
import {
  ATTRIBUTES,
  CARD_TYPES,
  type CardType,
  POSITIONS,
  SPELL_TYPES,
  TRAP_TYPES,
} from "../../vocabulary.ts";
import type { Filter, PublicZone, Side } from "../card.ts";
import { ref } from "./json-schema.ts";
import type { At, Shape } from "./scope.ts";

export const SIDES: readonly Side[] = everyWord<Side>({ self: true, opponent: true, any: true });

export const PUBLIC_ZONES: readonly PublicZone[] = everyWord<PublicZone>({
  board: true,
  set: true,
  field: true,
  table: true,
  graveyard: true,
  banished: true,
});

/** The zones whose cards can be counted: of hand and deck only the number is public. */
export const COUNTED_ZONES: readonly (PublicZone | "hand" | "deck")[] = [
  ...PUBLIC_ZONES,
  "hand",
  "deck",
];

export const MAX_LEVEL = 12;
export const NAME_LENGTH = 80;

const level = { optional: integer(1, MAX_LEVEL) };
const amount = { optional: integer(0) };

const fields: Fields<Filter> = {
  cardType: { optional: word(CARD_TYPES) },
  archetype: { optional: text(NAME_LENGTH) },
  attribute: { optional: word(ATTRIBUTES) },
  minLevel: level,
  maxLevel: level,
  minAttack: amount,
  maxAttack: amount,
  minDefense: amount,
  maxDefense: amount,
  position: { optional: word(POSITIONS) },
  face: { optional: word(everyWord<"up" | "down">({ up: true, down: true })) },
  minVice: amount,
  maxVice: amount,
  spellType: { optional: word(SPELL_TYPES) },
  trapType: { optional: word(TRAP_TYPES) },
  name: { optional: text(NAME_LENGTH) },
};

export const FILTER_FIELDS = Object.keys(fields) as readonly (keyof Filter)[];

export const filter: Shape = {
  expects: "a filter",
  schema: ref("filter"),
  check(value, at) {
    if (!isObject(value)) {
      fault(at, 'must be a filter: an object such as { cardType: "stereotype" }');
      return;
    }
    checkFields("a filter", fields, value, at);
    checkRanges(value, at);
    checkOneType(value, at);
  },
};

export const filterSchema: Schema = fieldsSchema({}, fields);

function checkRanges(value: Raw, at: At): void {
  for (const name of ["Level", "Attack", "Defense", "Vice"]) {
    const min = own(value, `min${name}`);
    const max = own(value, `max${name}`);
    if (typeof min === "number" && typeof max === "number" && min > max) {
      fault(inField(at, `min${name}`), `must be at most max${name} (${max}), or no card fits`);
    }
  }
}

/** Which type of card a field of the filter speaks of; the rest are common to all. */
const typeOfField: Readonly<Record<keyof Filter, CardType | null>> = {
  cardType: null,
  archetype: null,
  attribute: "stereotype",
  minLevel: "stereotype",
  maxLevel: "stereotype",
  minAttack: "stereotype",
  maxAttack: "stereotype",
  minDefense: "stereotype",
  maxDefense: "stereotype",
  position: "stereotype",
  face: null,
  minVice: "stereotype",
  maxVice: "stereotype",
  spellType: "spell",
  trapType: "trap",
  name: null,
};

/** No card is a spell and has a level. */
function checkOneType(value: Raw, at: At): void {
  const said = own(value, "cardType");
  let type = CARD_TYPES.find((known) => known === said);
  for (const name of FILTER_FIELDS) {
    const needed = typeOfField[name];
    if (needed === null || own(value, name) === undefined) continue;
    type ??= needed;
    if (type !== needed) {
      fault(inField(at, name), `asks for a ${needed}, the rest for a ${type}: no card fits`);
    }
  }
}
