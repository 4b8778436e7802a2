/** CR 6: one definition, its numbers and words, and which abilities a card of its type can have. */
import {
  checkFields,
  type Fault,
  type Fields,
  fault,
  flag,
  id,
  inField,
  inItem,
  integer,
  isObject,
  isOneOf,
  onlyTrue,
  own,
  type Raw,
  show,
  text,
  word,
  wordSet,
} from "@tcg/core/shapes";
import type { ActionCard, CharacterCard, ItemCard, LocationCard } from "../cards.ts";
import { CARD_TYPES, type CardType, INKS } from "../vocabulary.ts";
import { checkAbility, checkOnAction, effects } from "./ability.ts";
import { NAME_LENGTH } from "./filter.ts";
import { checkTwice } from "./keyword.ts";
import { type At, also, type CardFacts, inText, newText, otherNames, type Shape } from "./scope.ts";
import { a } from "./selector.ts";

/** Judged one by one afterwards. */
const abilities: Shape = {
  expects: "a list of abilities",
  schema: true,
  check(value, at) {
    if (!Array.isArray(value)) fault(at, `must be a list of abilities, not ${show(value)}`);
  },
};

const copies: Shape = {
  expects: "a whole number from 1 to 1000, or null for any number",
  schema: { anyOf: [integer(1, 1000).schema, { type: "null" }] },
  check(value, at) {
    if (value !== null) integer(1, 1000).check(value, at);
  },
};

const oneOrTwo: Shape = also(wordSet(INKS), (value, at) => {
  if (Array.isArray(value) && value.length > 2) fault(at, "has one ink or two (CR 6.2.3.1)");
});

/** Texts, each once. */
const texts = (min: number): Shape => ({
  expects: min > 0 ? `a list of at least ${min} texts` : "a list of texts",
  schema: { type: "array", items: text(NAME_LENGTH).schema, minItems: min, uniqueItems: true },
  check(value, at) {
    if (!Array.isArray(value) || value.length < min) {
      return fault(
        at,
        `must be ${min > 0 ? `a list of at least ${min} texts` : "a list of texts"}`,
      );
    }
    const entries: readonly unknown[] = value;
    for (let i = 0; i < entries.length; i++) {
      text(NAME_LENGTH).check(entries[i], inItem(at, i));
      if (typeof entries[i] === "string" && entries.indexOf(entries[i]) < i) {
        fault(inItem(at, i), `says ${show(entries[i])} a second time; once is enough`);
      }
    }
  },
});

const common = {
  id,
  name: text(NAME_LENGTH),
  type: word(CARD_TYPES),
  inks: oneOrTwo,
  cost: integer(0, 20),
  inkable: flag,
  abilities: { optional: abilities },
  maxCopies: { optional: copies },
  flavor: { optional: text(500) },
};

const version = { optional: text(NAME_LENGTH) };
const NO_VERSION = "only characters and locations have a version (CR 6.2.5)";
const noVersion = {
  optional: {
    expects: "left out",
    schema: false,
    check: (_: unknown, at: At) => fault(at, `must be left out: ${NO_VERSION}`),
  },
};

const fieldsOf: {
  readonly character: Fields<CharacterCard>;
  readonly action: Fields<ActionCard>;
  readonly item: Fields<ItemCard>;
  readonly location: Fields<LocationCard>;
} = {
  character: {
    ...common,
    version,
    names: { optional: texts(2) },
    classifications: texts(0),
    strength: integer(0, 99),
    willpower: integer(1, 99),
    lore: integer(0, 20),
  },
  action: {
    ...common,
    version: noVersion,
    song: { optional: onlyTrue },
    effects: { ...effects, check: () => {} },
  },
  item: { ...common, version: noVersion },
  location: {
    ...common,
    version,
    moveCost: integer(0, 20),
    willpower: integer(1, 99),
    lore: integer(0, 20),
  },
};

export function checkCard(value: unknown, path: string, faults: Fault[]): void {
  const card = cardFacts(value);
  const at: At = { path, scope: { faults, otherNames, card, text: newText("keyword"), depth: 0 } };
  if (!isObject(value)) return fault(at, `must be a card definition, not ${show(value)}`);
  if (card.type === undefined) {
    const type = own(value, "type");
    if (type !== undefined) common.type.check(type, inField(at, "type"));
    else fault(inField(at, "type"), `is missing; it must be ${common.type.expects}`);
  } else {
    checkFields(a(card.type), fieldsOf[card.type], value, at);
    checkOfType(card.type, value, at);
  }
  checkAbilities(value, at);
}

function cardFacts(value: unknown): CardFacts {
  const type = own(value, "type");
  return {
    type: isOneOf(CARD_TYPES, type) ? type : undefined,
    isSong: own(value, "song") === true,
  };
}

function checkOfType(type: CardType, value: Raw, at: At): void {
  if (type === "action") {
    const given = own(value, "effects");
    const inside = inText(at, newText("action"));
    if (given !== undefined) effects.check(given, inField(inside, "effects"));
  }
  const [name, names] = [own(value, "name"), own(value, "names")];
  if (type !== "character" || typeof name !== "string" || !Array.isArray(names)) return;
  (names as readonly unknown[]).forEach((each, i) => {
    if (typeof each === "string" && !name.includes(each)) {
      const here = inItem(inField(at, "names"), i);
      fault(here, `must be a part of the name, as in "Ada & Bo" (CR 6.2.4.1)`);
    }
  });
}

function checkAbilities(value: Raw, at: At): void {
  const given = own(value, "abilities");
  if (!Array.isArray(given)) return;
  const entries: readonly unknown[] = given;
  const place = inField(at, "abilities");
  const inAbility = (i: number): At => inItem(place, i);
  for (let i = 0; i < entries.length; i++) {
    checkAbility(entries[i], inAbility(i));
    if (at.scope.card.type === "action") checkOnAction(entries[i], inAbility(i));
  }
  checkTwice(entries, inAbility);
}
