/** Cards like these: "opposing exerted character with 3 strength or less". */

import { InvariantError } from "@tcg/core";
import { listed } from "@tcg/core/hosting";
import { type FilterZone, typesOf } from "../card-checks/filter.ts";
import type { Amount, Comparison, Filter, Range, Selector } from "../cards.ts";
import type { CardType } from "../vocabulary.ts";
import { en } from "./en.ts";
import { a, words } from "./grammar.ts";
import type { Speaking } from "./speaking.ts";

/** One quality of a card: before or after the noun, or all that a sentence says. */
interface Trait {
  readonly before?: string;
  readonly after?: string;
  readonly is: string;
  readonly isNot: string;
}

/** "3 or less", "exactly 2", "1 to 4" */
export function rangeText({ min, max }: Range, less = "less"): string {
  if (min === max) return `exactly ${min}`;
  if (min === undefined) return `${max} or ${less}`;
  return max === undefined ? `${min} or more` : `${min} to ${max}`;
}

const adjective = (word: string): Trait => ({
  before: word,
  is: `is ${word}`,
  isNot: `is not ${word}`,
});

const having = (what: string): Trait => ({
  after: `with ${what}`,
  is: `has ${what}`,
  isNot: `does not have ${what}`,
});

/** "2 lore or less" */
export function statText({ min, max }: Range, name: string): string {
  if (min === max) return `exactly ${min} ${name}`;
  if (min === undefined) return `${max} ${name} or less`;
  return max === undefined ? `${min} ${name} or more` : `${min} to ${max} ${name}`;
}

const stat = (range: Range, name: string): Trait => having(statText(range, name));

const flag = (value: boolean, yes: string, no: string): Trait => adjective(value ? yes : no);

/** Everything but type, song, side and `other`, which have their own places. */
function traitsOf(filter: Filter, say: Speaking): Trait[] {
  const found: Trait[] = [];
  const { damaged, exerted, drying, ink, inkable, classification, name } = filter;
  if (damaged !== undefined) found.push(flag(damaged, "damaged", "undamaged"));
  if (exerted !== undefined) found.push(flag(exerted, "exerted", "ready"));
  if (drying !== undefined) found.push(flag(drying, "drying", "dry"));
  if (ink !== undefined) found.push(adjective(en.inks[ink]));
  if (inkable !== undefined) found.push(flag(inkable, "inkable", "uninkable"));
  if (classification !== undefined) {
    const noun = a(classification);
    found.push({ before: classification, is: `is ${noun}`, isNot: `is not ${noun}` });
  }
  if (name !== undefined) {
    const named = `named “${name}”`;
    found.push({ after: named, is: `is ${named}`, isNot: `is not ${named}` });
  }
  if (filter.cost !== undefined) {
    const cost = rangeText(filter.cost);
    found.push({ after: `with cost ${cost}`, is: `costs ${cost}`, isNot: `does not cost ${cost}` });
  }
  if (filter.strength !== undefined) found.push(stat(filter.strength, "strength"));
  if (filter.willpower !== undefined) found.push(stat(filter.willpower, "willpower"));
  if (filter.lore !== undefined) found.push(stat(filter.lore, "lore"));
  if (filter.keyword !== undefined) found.push(having(en.keywords[filter.keyword]));
  if (filter.hasUnder !== undefined) {
    found.push(having(filter.hasUnder ? "a card under it" : "no card under it"));
  }
  if (filter.at !== undefined) {
    const where = filter.at === "this" ? `at this ${say.type ?? "card"}` : "at a location";
    found.push({ after: where, is: `is ${where}`, isNot: `is not ${where}` });
  }
  if (filter.than !== undefined) found.push(having(comparedText(filter.than, say)));
  if (filter.namedAs !== undefined) {
    const name = `the same name as ${relativeWords.selected(filter.namedAs, say)}`;
    found.push(having(name));
  }
  if (filter.did !== undefined) {
    const done = en.deeds[filter.did];
    found.push({ after: `that ${done}`, is: done, isNot: `is not one that ${done}` });
  }
  if (filter.challenging) found.push(adjective("challenging"));
  if (filter.challenged) {
    const now = "being challenged";
    found.push({ after: now, is: `is ${now}`, isNot: `is not ${now}` });
  }
  if (filter.restricted !== undefined) {
    const { bare } = en.restrictions[filter.restricted];
    found.push({ after: `that can't ${bare}`, is: `can't ${bare}`, isNot: `can ${bare}` });
  }
  return found;
}

/** Amounts and selectors speak of nouns themselves: their words are put in by selectors.ts. */
export const relativeWords = {
  selected: notYet as (selector: Selector, say: Speaking) => string,
  number: notYet as (amount: Amount, say: Speaking) => string,
};

function notYet(): string {
  throw new InvariantError("nouns are spoken before their words are there", {});
}

const COMPARED: { readonly [Is in Comparison["is"]]: (what: string, than: string) => string } = {
  less: (what, than) => `less ${what} than ${than}`,
  "at-most": (what, than) => `${what} of at most ${than}`,
  equal: (what, than) => `${what} equal to ${than}`,
  "at-least": (what, than) => `${what} of at least ${than}`,
  more: (what, than) => `more ${what} than ${than}`,
};

function comparedText({ stat, is, amount }: Comparison, say: Speaking): string {
  const what = stat === "cost" ? "cost" : en.stats[stat];
  return COMPARED[is](what, relativeWords.number(amount, say));
}

const IN_PLAY = 3;
const ALL = 4;

interface Kind {
  readonly one: string;
  readonly many: string;
}

function kindOf(filter: Filter, zone: FilterZone): Kind {
  const isCard = zone === "discard" || zone === "hidden";
  if (filter.song)
    return isCard ? { one: "song card", many: "song cards" } : { one: "song", many: "songs" };
  const types: readonly CardType[] = typesOf(filter, zone);
  if (types.length === 0 || types.length >= (zone === "play" ? IN_PLAY : ALL)) {
    return { one: "card", many: "cards" };
  }
  const one = listed(
    types.map((type) => en.types[type][0]),
    "or",
  );
  if (isCard) return { one: `${one} card`, many: `${one} cards` };
  const many = listed(
    types.map((type) => en.types[type][1]),
    "and",
  );
  return { one, many };
}

/** The parts of a noun: whose it is stands between the kind and what comes after it. */
interface Parts extends Kind {
  readonly before: string;
  readonly after: Kind;
}

function partsOf(filter: Filter, zone: FilterZone, say: Speaking): Parts {
  const { any } = filter;
  const names = Object.keys(filter);
  if (any !== undefined && names.every((name) => ["any", "side", "other"].includes(name))) {
    const each = any.map((one) => nounOf(one, zone, say));
    const flat = (texts: readonly string[]): string[] =>
      texts.flatMap((text) => text.split(" or "));
    return {
      before: "",
      one: listed(flat(each.map(({ one }) => one)), "or"),
      many: listed(flat(each.map(({ many }) => many)), "and"),
      after: { one: "", many: "" },
    };
  }
  const traits = traitsOf(filter, say);
  const plain = words(...afterNoun(traits.flatMap((trait) => trait.after ?? [])));
  const is = clausesOf(filter, zone, say);
  const after = { one: words(plain, is.one), many: words(plain, is.many) };
  const before = words(...traits.flatMap((trait) => trait.before ?? []));
  return { before, ...kindOf(filter, zone), after };
}

/** "that is not drying", "that are Keeper characters or items" */
function clausesOf(filter: Filter, zone: FilterZone, say: Speaking): Kind {
  const { any, not } = filter;
  const no = not === undefined ? null : denied(not, filter, zone, say);
  const each = any?.map((one) => nounOf(one, zone, say)) ?? [];
  const either = (some: readonly string[]): string => listed(some, "or");
  return {
    one: words(
      no === null ? "" : `that ${no.one}`,
      each.length === 0 ? "" : `that is ${either(each.map(({ one }) => a(one)))}`,
    ),
    many: words(
      no === null ? "" : `that ${no.many}`,
      each.length === 0 ? "" : `that are ${either(each.map(({ many }) => many))}`,
    ),
  };
}

/** One "with" for all: "with cost 3 or less and Evasive". */
function afterNoun(phrases: readonly string[]): string[] {
  const all = phrases.filter((phrase) => phrase.startsWith("with "));
  const others = phrases.filter((phrase) => !phrase.startsWith("with "));
  const having = listed(
    all.map((phrase) => phrase.slice("with ".length)),
    "and",
  );
  return having === "" ? others : [`with ${having}`, ...others];
}

/** "is not drying", "are not damaged characters" */
function denied(not: Filter, outer: Filter, zone: FilterZone, say: Speaking): Kind {
  const traits = traitsOf(not, say);
  const [only] = traits;
  const isOne = Object.keys(not).length === 1;
  if (isOne && only !== undefined && not.classification === undefined) {
    return { one: only.isNot, many: ofMany(only.isNot) };
  }
  if (isOne && only !== undefined) {
    return { one: only.isNot, many: `are not ${not.classification} ${kindOf(outer, zone).many}` };
  }
  const type = not.type ?? outer.type;
  const { one, many } = nounOf(type === undefined ? not : { ...not, type }, zone, say);
  return { one: `is not ${a(one)}`, many: `are not ${many}` };
}

const OF_MANY: Readonly<Record<string, string>> = {
  is: "are",
  has: "have",
  does: "do",
  costs: "cost",
};

/** "are exerted" for "is exerted": what is so of several cards. */
function ofMany(said: string): string {
  const [verb = "", ...rest] = said.split(" ");
  return [OF_MANY[verb] ?? verb, ...rest].join(" ");
}

/** "opposing character", "other character of yours": whose they are included. */
export function nounOf(filter: Filter, zone: FilterZone, say: Speaking): Kind {
  const { before, one, many, after } = partsOf(filter, zone, say);
  const other = filter.other ? "other" : "";
  const side = zone === "discard" || zone === "hidden" ? undefined : filter.side;
  if (side === "yours") {
    return {
      one: words(other, before, one, "of yours", after.one),
      many: words("your", other, before, many, after.many),
    };
  }
  const opposing = side === "opposing" ? "opposing" : "";
  return {
    one: words(other, opposing, before, one, after.one),
    many: words(other, opposing, before, many, after.many),
  };
}

/** "a character", "another character of yours" */
export function aCard(filter: Filter, zone: FilterZone, say: Speaking): string {
  return withOther(nounOf(filter, zone, say).one);
}

/** "a card", and "another card" where it is not this one. */
export function withOther(noun: string): string {
  return noun.startsWith("other ") ? `an${noun}` : a(noun);
}

/** What holds for a card: "is exerted and has Evasive". */
export function predicate(filter: Filter, zone: FilterZone, say: Speaking, isNot: boolean): string {
  const said: string[] = traitsOf(filter, say).map((trait) => (isNot ? trait.isNot : trait.is));
  const { type, song, side, not, any } = filter;
  const be = isNot ? "is not" : "is";
  if (song) said.push(`${be} a song`);
  else if (type !== undefined) said.push(`${be} ${a(kindOf({ type }, zone).one)}`);
  if (side !== undefined) said.push(`${be} ${side === "yours" ? "yours" : "opposing"}`);
  if (not !== undefined) said.push(predicate(not, zone, say, !isNot));
  if (any !== undefined) {
    const each = any.map((one) => predicate(one, zone, say, isNot));
    said.push(listed(each, isNot ? "and" : "or"));
  }
  return said.length === 0 ? `${be} in play` : listed(said, isNot ? "or" : "and");
}

/** Whose discard: "your discard". */
export function discardOf({ side }: Filter): string {
  if (side === undefined) return "any discard";
  return side === "yours" ? "your discard" : "your opponent's discard";
}
