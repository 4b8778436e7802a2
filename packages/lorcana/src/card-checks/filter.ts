/** What a card must be like. */
import {
  checkFields,
  type Fields,
  fault,
  flag,
  inField,
  integer,
  isObject,
  isOneOf,
  keysOf,
  list,
  object,
  onlyTrue,
  own,
  type Raw,
  show,
  text,
  word,
  wordSet,
} from "@tcg/core/shapes";
import type { Filter, Range, Side } from "../cards.ts";
import { CARD_TYPES, type CardType, DEEDS, INKS, KEYWORDS, RESTRICTIONS } from "../vocabulary.ts";
import { relativeParts } from "./relative.ts";
import { type At, also, nested, type Shape } from "./scope.ts";

export const NAME_LENGTH = 80;
export const SIDES: readonly Side[] = ["yours", "opposing"];

/** Where the cards are that a filter looks at. */
export type FilterZone =
  | "play"
  | "discard"
  /** A hand or a deck: the printed card is all there is. */
  | "hidden"
  /** A card as it was when something happened to it. */
  | "event";

export const range: Shape = also(
  object("a range", {
    min: { optional: integer(-99, 999) },
    max: { optional: integer(-99, 999) },
  } satisfies Fields<Range>),
  (value, at) => {
    if (!isObject(value)) return;
    const [min, max] = [own(value, "min"), own(value, "max")];
    if (min === undefined && max === undefined) {
      fault(at, "needs min or max, or everything is in it");
    } else if (typeof min === "number" && typeof max === "number" && min > max) {
      fault(inField(at, "min"), `must be at most max (${max}), or nothing is in it`);
    }
  },
);

const types: Shape = {
  expects: `one of ${CARD_TYPES.join(", ")}, or a list of them`,
  schema: { anyOf: [word(CARD_TYPES).schema, wordSet(CARD_TYPES).schema] },
  check(value, at) {
    if (Array.isArray(value)) wordSet(CARD_TYPES).check(value, at);
    else word(CARD_TYPES).check(value, at);
  },
};

/** A shape that goes by the zone, made once each. */
function perZone(make: (zone: FilterZone) => Shape): (zone: FilterZone) => Shape {
  const made = { play: make("play"), discard: make("discard") };
  const others = { hidden: make("hidden"), event: make("event") };
  return (zone) => ({ ...made, ...others })[zone];
}

/** Looked up when needed: amounts and selectors have filters themselves. */
const comparison: Shape = {
  expects: "a comparison, such as { stat, is, amount }",
  schema: { $ref: "#/$defs/comparison" },
  check: (value, at) => relativeParts.comparison.check(value, at),
};
const refers: Shape = {
  expects: "a selector",
  schema: { $ref: "#/$defs/selector" },
  check: (value, at) => relativeParts.namedAs.check(value, at),
};

const fieldsIn = (inner: Shape): Fields<Filter> => ({
  type: { optional: types },
  song: { optional: onlyTrue },
  side: { optional: word(SIDES) },
  other: { optional: onlyTrue },
  classification: { optional: text(NAME_LENGTH) },
  name: { optional: text(NAME_LENGTH) },
  ink: { optional: word(INKS) },
  inkable: { optional: flag },
  cost: { optional: range },
  strength: { optional: range },
  willpower: { optional: range },
  lore: { optional: range },
  damaged: { optional: flag },
  exerted: { optional: flag },
  drying: { optional: flag },
  keyword: { optional: word(KEYWORDS) },
  than: { optional: comparison },
  namedAs: { optional: refers },
  did: { optional: word(DEEDS) },
  at: { optional: word(["this", "a-location"]) },
  hasUnder: { optional: flag },
  challenging: { optional: onlyTrue },
  challenged: { optional: onlyTrue },
  restricted: { optional: word(RESTRICTIONS) },
  not: { optional: inner },
  any: { optional: list(inner, 1) },
});

/** Cards in this zone that are like something. */
export const filterIn: (zone: FilterZone) => Shape = perZone((zone) => {
  const shape: Shape = {
    expects: 'a filter, such as { type: "character" }',
    schema: { $ref: "#/$defs/filter" },
    check(value, at) {
      if (!isObject(value)) {
        fault(at, `must be ${shape.expects}, not ${show(value)}`);
        return;
      }
      checkFields("a filter", fields, value, at);
      checkZone(zone, value, at);
      typesOf(value, zone, at);
    },
  };
  const fields = fieldsIn(nested(shape.expects, "filter", () => shape));
  return shape;
});

export const FILTER_FIELDS: readonly (keyof Filter)[] = keysOf(fieldsIn(filterIn("play")));

/** What holds only for cards in play. */
const STANDING = [
  "damaged",
  "exerted",
  "drying",
  "at",
  "hasUnder",
  "challenging",
  "challenged",
  "restricted",
  "did",
] as const;

function checkZone(zone: FilterZone, value: Raw, at: At): void {
  if (zone === "discard" || zone === "hidden") {
    const where = zone === "discard" ? "in a discard" : "in a hand or deck";
    for (const name of STANDING) {
      if (own(value, name) !== undefined) {
        fault(inField(at, name), `must be left out: it says nothing of cards ${where}`);
      }
    }
  }
  if (zone === "hidden") {
    for (const name of ["side", "other"]) {
      if (own(value, name) !== undefined) {
        fault(inField(at, name), "must be left out: whose cards these are is clear");
      }
    }
  }
  if (own(value, "challenging") !== undefined && own(value, "challenged") !== undefined) {
    fault(inField(at, "challenged"), "must be left out: who challenges is not challenged");
  }
  for (const name of ["than", "namedAs"]) {
    const { kind } = at.scope.text;
    if (own(value, name) !== undefined && (kind === "static" || kind === "replacement")) {
      fault(inField(at, name), "must be left out here: it is read when a text looks for cards");
    }
  }
  // Static abilities are read to know what is restricted: one that asks for it would ask itself.
  if (own(value, "restricted") !== undefined && at.scope.text.kind === "static") {
    fault(inField(at, "restricted"), "must be left out of static abilities");
  }
}

/** The types of cards that can have such a thing; of the rest every type can. */
const TYPES_WITH: Readonly<Partial<Record<keyof Filter, readonly CardType[]>>> = {
  song: ["action"],
  classification: ["character"],
  strength: ["character"],
  willpower: ["character", "location"],
  lore: ["character", "location"],
  damaged: ["character", "location"],
  exerted: ["character", "item"],
  drying: ["character"],
  at: ["character"],
  challenging: ["character"],
  challenged: ["character", "location"],
};

const IN_PLAY: readonly CardType[] = ["character", "item", "location"];

/** The types of cards that a filter can find. With `at`, faults are told. */
export function typesOf(value: unknown, zone: FilterZone, at?: At): readonly CardType[] {
  let found: readonly CardType[] = zone === "play" ? IN_PLAY : CARD_TYPES;
  const said = own(value, "type");
  const wanted: readonly unknown[] = Array.isArray(said) ? said : [said];
  if (said !== undefined && wanted.every((type) => isOneOf(CARD_TYPES, type))) {
    if (zone === "play" && wanted.includes("action") && at !== undefined) {
      fault(inField(at, "type"), "finds no actions: none is ever in play (CR 6.3.1.2)");
    }
    found = found.filter((type) => wanted.includes(type));
  }
  for (const [name, having] of Object.entries(TYPES_WITH)) {
    if (own(value, name) === undefined || found.length === 0) continue;
    const left = found.filter((type) => having.includes(type));
    if (left.length === 0 && at !== undefined) {
      fault(
        inField(at, name),
        `is of ${having.join("s and ")}s, the rest of ${found.join("s and ")}s: no card fits`,
      );
    }
    found = left;
  }
  return found;
}
