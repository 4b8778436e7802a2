/** What must hold: "you have a character named … in play", "this character has no damage". */
import type { Condition, Filter, Range, Selector } from "../cards.ts";
import { isPrinted } from "../reading/filters.ts";
import type { Deed } from "../vocabulary.ts";
import { withSide } from "./amounts.ts";
import { predicate } from "./card-is.ts";
import { deedDone } from "./deeds.ts";
import { noun } from "./filters.ts";
import { howMany, some } from "./how-many.ts";
import {
  after,
  type Context,
  lazy,
  mapped,
  oneOf,
  onlySpoken,
  type Part,
  type Read,
  readAs,
  type Spoken,
  without,
  wordsFor,
} from "./part.ts";
import { parts } from "./registry.ts";
import { actor } from "./selectors.ts";
import { phrases, slot, spokenOnly, table, unusual } from "./table.ts";
import { logOf, undone } from "./turn-log.ts";

type Some = { where: Filter; count: Range };

const plain = some({ one: noun("play", "one"), many: noun("play", "many") });
const yours = some({
  one: withSide(noun("play", "one"), "yours"),
  many: withSide(noun("play", "many"), "yours"),
});
const theirs = some({
  one: withSide(noun("play", "one"), "opposing"),
  many: withSide(noun("play", "many"), "opposing"),
});

const have = (part: Part<Some>): Part<Condition> =>
  mapped<Some, Condition>(
    part,
    ({ where, count }) => ({ have: where, count }),
    (value) =>
      "have" in value && value.zone === undefined
        ? { where: value.have, count: value.count }
        : null,
  );

const holds = phrases<Condition>();
const rare = unusual<Condition>();
const saidOnly = spokenOnly<Condition>();

const single: Part<Condition> = table<Condition>(
  [
    holds("you have {yours}( in play|)", slot("yours")),
    holds("you have {one:yours} and {other:yours}( in play|)", {
      all: [slot("one"), slot("other")],
    }),
    holds("you don't have {yours}( in play|)", { not: slot("yours") }),
    holds("(an opponent has|one or more opponents have) {theirs}( in play|)", slot("theirs")),
    holds("(your opponent|opponents) (have|has) {theirs}( in play|)", slot("theirs")),
    holds("{anybody} [are/is] in play", slot("anybody")),
    holds("{self} {what:selfIs}", { self: slot("what") }),
    holds("(there's|there is|there are) (a card|cards) under {selfThem}", {
      self: { hasUnder: true },
    }),
    holds("(there's|there is) a card under one of your {where:yoursUncovered}", {
      have: slot("where"),
      count: { min: 1 },
    }),
    holds(
      "(an opponent|your opponent) has more {more:theirMoreMany} in play than you",
      slot("more"),
    ),
    holds("{self} (has|have) (a card|any cards|cards) under (them|her|him|it)", {
      self: { hasUnder: true },
    }),
    holds("(there are|you have) {is:howMany} cards under {of:selfThem}", {
      compare: { stat: "under", of: { pick: "self" } },
      is: slot("is"),
    }),
    holds("{self} has {is:howMany} cards under (them|her|him|it)", {
      compare: { stat: "under", of: { pick: "self" } },
      is: slot("is"),
    }),
    holds("(there are|you have) {is:howMany} cards under your {where:yourMany}", {
      compare: { stat: "under", of: { pick: "all", where: slot("where") } },
      is: slot("is"),
    }),
    holds("(you've put|you put) a card under {selfThem} this turn", {
      self: { did: "was-put-over" },
    }),
    holds("(you've put|you put) a card under {itThem} this turn", { it: { did: "was-put-over" } }),
    holds("(you've put|you put) a card under one of your {by:yourMany} this turn", {
      deed: "was-put-over",
      by: slot("by"),
      is: { min: 1 },
    }),
    holds("{self} (didn't|hasn't) {did:undoneDeed} this turn", {
      self: { not: { did: slot("did") } },
    }),
    holds("{it} {what:selfIs}", { it: slot("what") }),
    holds("{it}{what:isShort}", { it: slot("what") }),
    holds("{self}{what:isShort}", { self: slot("what") }),
    holds("{as:thoseCards}{are:isShort}", { those: slot("as"), are: slot("are") }),
    // What was played by Shift has a card under it, and nothing else has as it is played.
    holds("you used Shift to play {selfThem}", { self: { hasUnder: true } }),
    holds("you used Shift to play {itThem}", { it: { hasUnder: true } }),
    holds("an opposing {where:opposingOne} has damage", {
      have: slot("where"),
      count: { min: 1 },
    }),
    holds("challenging (a|an) {where:challengedOne}", {
      all: [{ self: { challenging: true } }, { have: slot("where"), count: { min: 1 } }],
    }),
    holds("you have characters named {one:cardName} and {other:cardName} in play", {
      all: [
        { have: { type: "character", name: slot("one"), side: "yours" }, count: { min: 1 } },
        { have: { type: "character", name: slot("other"), side: "yours" }, count: { min: 1 } },
      ],
    }),
    holds("(a|an) {are:onePlayed} is chosen{as:lastChosen}", {
      those: slot("as"),
      are: slot("are"),
    }),
    holds("{as:thoseCards} {are:selfIs}", { those: slot("as"), are: slot("are") }),
    ...(["discarded", "banished", "returned"] as const).map((done) =>
      holds(`(a|an) {are:oneCard} (was|is) ${done}( this way|){as:last-${done}}`, {
        those: slot("as"),
        are: slot("are"),
      }),
    ),
    holds("(an opponent|chosen opponent) has more cards in their {cardsIn} than you", {
      more: { cardsIn: slot("cardsIn"), of: "opponent" },
      than: { cardsIn: slot("cardsIn"), of: "you" },
    }),
    holds("you have more cards in your {cardsIn} than (each|an) opponent", {
      more: { cardsIn: slot("cardsIn"), of: "you" },
      than: { cardsIn: slot("cardsIn"), of: "opponent" },
    }),
    holds("you have more {more:moreMany} in play than each opponent", slot("more")),
    holds(
      "you have (a|an) {of:yourOne}( in play|) with more {greatest:stat} than each {than:one}( in play|)",
      {
        greatest: slot("greatest"),
        of: slot("of"),
        than: slot("than"),
      },
    ),
    holds("{deedDone}", slot("deedDone")),
    holds("(an opponent|your opponent) has more lore than you", {
      more: { loreOf: "opponent" },
      than: { loreOf: "you" },
    }),
    holds("you have more lore than (each|an) opponent", {
      more: { loreOf: "you" },
      than: { loreOf: "opponent" },
    }),
    holds("you have {is:howMuch} lore", { lore: "you", is: slot("is") }),
    holds("(an opponent|your opponent) has {is:howMuch} lore", {
      lore: "opponent",
      is: slot("is"),
    }),
    holds("you have {is:howMany} cards in your {cardsIn}", {
      cardsIn: slot("cardsIn"),
      of: "you",
      is: slot("is"),
    }),
    holds(
      "(an opponent has|one or more opponents have|they have|chosen opponent has) {is:howMany} cards (in their hand|in their hands|in hand)",
      {
        cardsIn: "hand",
        of: "opponent",
        is: slot("is"),
      },
    ),
    holds("you have {is:howMany} cards in hand", { cardsIn: "hand", of: "you", is: slot("is") }),
    holds("you have (a|an) {where:yourCard} in your discard", {
      have: slot("where"),
      zone: "discard",
      count: { min: 1 },
    }),
    holds("you have {is:howMany} {where:yourCards} in your discard", {
      have: slot("where"),
      zone: "discard",
      count: slot("is"),
    }),
    holds("(you've|you have) {log} this turn", slot("log")),
    holds("(you've|you have|you) played {playedSome} this turn", slot("playedSome")),
    holds("you {log} this turn", slot("log")),
    holds("you didn't {undone} this turn", slot("undone")),
    holds(
      "(you removed damage this way|damage was removed this way|you removed any damage this way)",
      {
        compare: { result: "removed" },
        is: { min: 1 },
      },
    ),
    holds("it's your turn", { turn: "yours" }),
    // What no card of the game has asked so far.
    rare("it's (an opponent's|your opponent's) turn", { turn: "opponents" }),
    rare("it isn't your turn", { not: { turn: "yours" } }),
    rare("it isn't (an opponent's|your opponent's) turn", { not: { turn: "opponents" } }),
    rare("{self} {what:selfIsnt}", { not: { self: slot("what") } }),
    rare("{it} {what:selfIsnt}", { not: { it: slot("what") } }),
    rare("{as:thoseCards} {are:selfIsnt}", { not: { those: slot("as"), are: slot("are") } }),
    rare("an opponent has {is:howMany} {where:theirCards} in their discard", {
      have: slot("where"),
      zone: "discard",
      count: slot("is"),
    }),
    rare("there are {is:howMany} {where:manyCards} in all discards", {
      have: slot("where"),
      zone: "discard",
      count: slot("is"),
    }),
    saidOnly("{anybodyInPlay} [are/is] in play", slot("anybodyInPlay")),
    rare("you have {is:howMany} cards in your {cardsIn:anyPile}", {
      cardsIn: slot("cardsIn"),
      of: "you",
      is: slot("is"),
    }),
    rare("an opponent has {is:howMany} cards in their {cardsIn:anyPile}", {
      cardsIn: slot("cardsIn"),
      of: "opponent",
      is: slot("is"),
    }),
    rare("an opponent has {log:theirLog} this turn", slot("log")),
    saidOnly("{compare:number} is {is:within}", { compare: slot("compare"), is: slot("is") }),
    saidOnly("{more:number} is more than {than:number}", {
      more: slot("more"),
      than: slot("than"),
    }),
    rare("(a|an) {of:one} has more {greatest:statOrCost} than each {than:one}", {
      greatest: slot("greatest"),
      of: slot("of"),
      than: slot("than"),
    }),
    rare("{eitherOf}", { any: slot("eitherOf") }),
    saidOnly("{bothOf}", { all: slot("bothOf") }),
    saidOnly("it isn't so that {denied}", { not: slot("denied") }),
  ],
  parts,
);

/** Several at once. */
const condition: Part<Condition> = {
  read(text, at, context) {
    const found: Read<Condition>[] = [];
    const more = (so: readonly Condition[], from: number, then: typeof context): void => {
      for (const { value, end, context: next } of single.read(text, from, then)) {
        const all = [...so, value];
        const made: Condition = all.length === 1 ? value : { all };
        found.push({ value: made, end, context: next });
        // "While this character is exerted, if you have …": both.
        for (const joint of [" and ", ", if "]) {
          const start = after(text, end, joint);
          if (start !== null) more(all, start, next);
        }
      }
    };
    more([], at, context);
    return found;
  },
  speak(value, start) {
    const [only, ...others] = "all" in value ? value.all : "any" in value ? value.any : [];
    if (only !== undefined && others.length === 0) return condition.speak(only, start);
    const alone = single.speak(value, start);
    if (!("all" in value) || (alone !== null && !alone.strain)) return alone;
    const list = value.all;
    let context = start;
    const texts: string[] = [];
    for (const one of list) {
      const said = single.speak(one, context);
      if (said === null) return null;
      texts.push(said.text);
      context = said.context;
    }
    return { text: texts.join(oneOf([" and ", ", if "])), context };
  },
};

/** "either you have 9 lore or less or it's your turn" */
function listOf(lead: string, joint: string): Part<readonly Condition[]> {
  return {
    read(text, at, context) {
      const start = after(text, at, `${lead} `);
      if (start === null) return [];
      const found: Read<readonly Condition[]>[] = [];
      const more = (so: readonly Condition[], from: number, then: Context): void => {
        for (const { value, end, context: next } of single.read(text, from, then)) {
          const all = [...so, value];
          if (all.length > 1) found.push({ value: all, end, context: next });
          const further = after(text, end, ` ${joint} `);
          if (further !== null) more(all, further, next);
        }
      };
      more([], start, context);
      return found;
    },
    speak(list, start) {
      let context = start;
      const texts: string[] = [];
      for (const one of list) {
        const said = single.speak(one, context);
        if (said === null) return null;
        texts.push(said.text);
        context = said.context;
      }
      return texts.length < 2 ? null : { text: `${lead} ${texts.join(` ${joint} `)}`, context };
    },
  };
}

/** "can't be challenged while exerted": of this card, without its name. */
const ownState: Part<Condition> = table<Condition>(
  [
    holds("exerted", { self: { exerted: true } }),
    holds("ready", { self: { exerted: false } }),
    holds("damaged", { self: { damaged: true } }),
    holds("undamaged", { self: { damaged: false } }),
    holds("at a location", { self: { at: "a-location" } }),
    holds("challenging", { self: { challenging: true } }),
    holds("being challenged", { self: { challenged: true } }),
  ],
  parts,
);

function isOfKindAlone(filter: Filter): boolean {
  const where = without(filter, "side");
  return Object.keys(where).every((name) => name === "type" || name === "song");
}

/** Without words: what was chosen last, or of that what this was done to. */
function last(done?: string): Part<string> {
  const lastIn = ({ spoken }: Context): string | null => {
    const found = spoken.findLast(
      (one) => one.selector.pick === "those" && (done === undefined || one.done === done),
    );
    return found?.selector.pick === "those" ? found.selector.as : null;
  };
  return {
    read(_, at, context) {
      const as = lastIn(context);
      return as === null ? [] : [{ value: as, end: at, context }];
    },
    speak: (as, context) => (as === lastIn(context) ? { text: "", context } : null),
  };
}

export const conditionParts = {
  undoneDeed: wordsFor<Deed>([
    ["quested", "quest", "quested"],
    ["challenged", "challenge", "challenged"],
    ["moved", "move to a location", "moved to a location"],
  ]),
  ownState,
  deedDone,
  condition,
  howMany,
  /** Of what cannot be counted: "9 or less lore". */
  howMuch: {
    read: readAs(howMany),
    speak(range: Range, context: Context): Spoken | null {
      if (range.max === undefined || range.min !== undefined) return howMany.speak(range, context);
      return { text: oneOf([`${range.max} or less`, `${range.max} or fewer`]), context };
    },
  },
  log: logOf("you"),
  theirLog: logOf("opponent"),
  undone,
  /** Of what is counted by kind alone there are words elsewhere. */
  playedSome: mapped<Some, Condition>(
    some({
      one: withSide(noun("played", "one"), "yours"),
      many: withSide(noun("played", "many"), "yours"),
    }),
    ({ where, count }) =>
      isOfKindAlone(where) || count.min === undefined || !isPrinted(where)
        ? null
        : { deed: "was-played", by: where, is: count },
    (value) =>
      "deed" in value && value.deed === "was-played" && value.by.side === "yours"
        ? { where: value.by, count: value.is }
        : null,
  ),
  anyPile: wordsFor([
    ["hand", "hand"],
    ["inkwell", "inkwell"],
    ["deck", "deck"],
  ] as const),
  eitherOf: listOf("either", "or"),
  bothOf: listOf("both", "and"),
  denied: onlySpoken<Condition>((value, context) => single.speak(value, context), 0),
  anybodyInPlay: onlySpoken<Condition>((value, context) => {
    if (!("have" in value) || value.zone !== "play") return null;
    return plain.speak({ where: value.have, count: value.count }, context);
  }, 0),
  yours: have(yours),
  theirs: have(theirs),
  lastChosen: last(),
  "last-discarded": last("discarded"),
  "last-banished": last("banished"),
  "last-returned": last("returned"),
  thoseCards: mapped<Selector, string>(
    lazy(() => actor),
    (selector) => (selector.pick === "those" ? selector.as : null),
    (as) => ({ pick: "those", as }),
  ),
  moreMany: mapped<Filter, Condition>(
    withSide(noun("play", "many"), "yours"),
    (count) => ({ more: { count }, than: { count: { ...count, side: "opposing" } } }),
    (value) =>
      "more" in value && typeof value.more === "object" && "count" in value.more
        ? value.more.count
        : null,
  ),
  theirMoreMany: mapped<Filter, Condition>(
    withSide(noun("play", "many"), "opposing"),
    (count) => ({ more: { count }, than: { count: { ...count, side: "yours" } } }),
    (value) =>
      "more" in value && typeof value.more === "object" && "count" in value.more
        ? value.more.count
        : null,
  ),
  yoursUncovered: mapped<Filter, Filter>(
    withSide(noun("play", "many"), "yours"),
    (where) => (where.hasUnder === undefined ? { ...where, hasUnder: true } : null),
    ({ hasUnder, ...where }) => (hasUnder ? where : null),
  ),
  anybody: have(plain),
  opposingOne: mapped<Filter, Filter>(
    noun("play", "one"),
    (where) =>
      where.side === undefined && where.damaged === undefined
        ? { ...where, side: "opposing", damaged: true }
        : null,
    ({ side, damaged, ...where }) => (side === "opposing" && damaged ? where : null),
  ),
  challengedOne: mapped<Filter, Filter>(
    noun("play", "one"),
    (where) => (where.challenged ? null : { ...where, challenged: true }),
    ({ challenged, ...where }) => (challenged ? where : null),
  ),
  selfIs: predicate(["is", "'s", "are", "'re", "was", "were"], ["has", "have", "had"]),
  /** "they're", "it's": without a blank. */
  isShort: predicate(["'s", "'re"], []),
  selfIsnt: predicate(["isn't", "aren't"], ["doesn't have", "don't have"]),
};
