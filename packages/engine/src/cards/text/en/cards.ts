/** Cards in English: "2 face-up stereotypes of level 4 or lower you control". */

import { counted, listed } from "@tcg/core/hosting";
import type { Side } from "../../card.ts";
import type { Place, Range } from "../parts.ts";
import type { CardKind, CardsPhrase, NounPhrase, TraitPhrase } from "../phrases.ts";
import type { Words } from "../words.ts";
import { quoted, quotedId, withArticle, words } from "./grammar.ts";

function before(word: string, is = word, kind?: CardKind): TraitPhrase {
  return { before: word, is: `is ${is}`, isNot: `is not ${is}`, ...(kind && { kind }) };
}

function rangeOf(what: string, range: Range): TraitPhrase {
  const phrase = `${amountIn(range)} ${what}`;
  return { after: `with ${phrase}`, is: `has ${phrase}`, isNot: `does not have ${phrase}` };
}

/** "at least 2", "1 to 3" */
function amountIn({ least, most }: Range): string {
  if (least === most) return `exactly ${least}`;
  if (least !== undefined && most !== undefined) return `${least} to ${most}`;
  return least === undefined ? `at most ${most}` : `at least ${least}`;
}

function levelIn({ least, most }: Range): string {
  if (least === most) return `level ${least}`;
  if (least !== undefined && most !== undefined) return `level ${least} to ${most}`;
  return least === undefined ? `level ${most} or lower` : `level ${least} or higher`;
}

/** The noun goes by the last number: "at most 1 counter", "1 to 3 counters". */
const counters = ({ least, most }: Range): string =>
  (most ?? least) === 1 ? "vice counter" : "vice counters";

/** "At most 0" is nothing anybody says. */
const NO_COUNTERS: TraitPhrase = {
  after: "with no vice counters",
  is: "has no vice counters",
  isNot: "has a vice counter",
};

export const traits: Words["traits"] = {
  face: (face) => before(`face-${face}`),
  attribute: (attribute) => before(attribute),
  archetype: (name) => before(quotedId(name), withArticle(`${quotedId(name)} card`)),
  spellType: (type) => before(type, withArticle(`${type} spell`), "spell"),
  trapType: (type) => before(type, withArticle(`${type} trap`), "trap"),
  cardType: (type) => {
    const is = `is ${withArticle(type)}`;
    return { after: `that ${is}`, is, isNot: `is not ${withArticle(type)}` };
  },
  name: (name) => ({
    after: `named ${quoted(name)}`,
    is: `is named ${quoted(name)}`,
    isNot: `is not named ${quoted(name)}`,
  }),
  level: (range) => ({
    after: `of ${levelIn(range)}`,
    is: `is of ${levelIn(range)}`,
    isNot: `is not of ${levelIn(range)}`,
  }),
  attack: (range) => rangeOf("attack", range),
  defense: (range) => rangeOf("defense", range),
  vice: (range) => (range.most === 0 ? NO_COUNTERS : rangeOf(counters(range), range)),
  position: (position) => ({
    after: `in ${position} position`,
    is: `is in ${position} position`,
    isNot: `is not in ${position} position`,
  }),
};

/**
 * "of level 4 or lower you control with at least 1500 attack and at most 3 vice counters in attack
 * position": one "with" for all, and whose they are before it.
 */
function afterNoun(phrases: readonly string[], where: string, isLast: boolean): string {
  const having = phrases.filter((phrase) => phrase.startsWith("with "));
  const lying = phrases.filter((phrase) => phrase.startsWith("in "));
  const others = phrases.filter((phrase) => !having.includes(phrase) && !lying.includes(phrase));
  const all = listed(
    having.map((phrase) => phrase.slice("with ".length)),
    "and",
  );
  const rest = [all === "" ? "" : `with ${all}`, ...lying];
  return words(...others, ...(isLast ? [...rest, where] : [where, ...rest]));
}

export function cards(
  kind: CardKind,
  traits: readonly TraitPhrase[],
  place: Place | null,
): CardsPhrase {
  const said = traits.map((trait) =>
    trait.kind === undefined || trait.kind === kind ? trait : { after: `that ${trait.is}` },
  );
  const first = said.map((trait) => ("before" in trait ? trait.before : undefined));
  const after = afterNoun(
    said.flatMap((trait) => trait.after ?? []),
    place === null ? "" : placeOf(place),
    place?.from === true,
  );
  const one = words(...first, kind, after);
  const many = words(...first, `${kind}s`, after);
  return {
    one,
    many: many.replace(/that is an? ([a-z- ]*(?:stereotype|spell|trap))/, "that are $1s"),
  };
}

const zones = {
  set: "set zone",
  field: "field slot",
  graveyard: "graveyard",
  banished: "banished zone",
  hand: "hand",
  deck: "deck",
};

const controlled: Readonly<Record<Side, string>> = {
  self: "you control",
  opponent: "the opponent controls",
  any: "",
};

/** "you control", "in the opponent's graveyard" */
function placeOf({ zone, side, from }: Place): string {
  switch (zone) {
    case "controlled":
      return controlled[side];
    case "owned":
      return { self: "of yours", opponent: "of the opponent's", any: "" }[side];
    case "board":
    case "table":
      return side === "any" ? `on the ${zone}` : controlled[side];
    default:
      return `${from ? "from" : "in"} ${whose[side]} ${zones[zone]}`;
  }
}

export const whose: Readonly<Record<Side, string>> = {
  self: "your",
  opponent: "the opponent's",
  any: "either",
};

/** One thing, or several that are named alike wherever they stand. */
const noun = (text: string, isMany = false): NounPhrase => ({
  text,
  subject: text,
  each: isMany ? `each of ${text}` : text,
  isMany,
});

const ordinals = ["", "first", "second", "third", "fourth", "fifth", "sixth"];

export const nouns: Words["nouns"] = {
  some: (count, { one, many }) => noun(counted(count, one, many), count > 1),
  upTo: (count, { one, many }) => noun(`up to ${counted(count, one, many)}`, count > 1),
  random: (count, { one, many }) =>
    noun(counted(count, `random ${one}`, `random ${many}`), count > 1),
  all: ({ one, many }) => ({
    text: `all ${many}`,
    subject: many,
    each: `each ${one}`,
    isMany: true,
  }),
  a: ({ one }) => noun(withArticle(one)),
  another: ({ one }) => noun(`another ${one}`),
  thisCard(side, as) {
    const under = side === "opponent" ? "this card, under the opponent's control," : "this card";
    return noun(as === null ? under : `${under} (as ${withArticle(as.one)})`);
  },
  thatCard: (kind) => noun(`that ${kind}`),
  equipped: () => noun("the equipped stereotype"),
  target(number, count) {
    const which = number === null ? "" : (ordinals[number] ?? `${number}th`);
    return noun(words("the", which, count === 1 ? "target" : "targets"), count > 1);
  },
  both: (all) =>
    noun(
      listed(
        all.map(({ text }) => text),
        "and",
      ),
      all.length > 1 || all[0]?.isMany === true,
    ),
};
