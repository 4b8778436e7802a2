/** What must hold: "you have a character named … in play", "this character has no damage". */
import type { Condition, Filter, Range, Selector } from "../cards.ts";
import { isPrinted } from "../reading/filters.ts";
import type { Deed } from "../vocabulary.ts";
import { withSide } from "./amounts.ts";
import { deedDone } from "./deeds.ts";
import { MAYBE_IN_PLAY, noun } from "./filters.ts";
import {
  after,
  type Context,
  lazy,
  mapped,
  oneOf,
  type Part,
  type Read,
  wordsFor,
} from "./part.ts";
import { parts } from "./registry.ts";
import { actor } from "./selectors.ts";
import { phrases, slot, table } from "./table.ts";

/** "a character", "another item", "2 or more other characters", "no items": how many of which. */
function some(part: {
  readonly one: Part<Filter>;
  readonly many: Part<Filter>;
}): Part<{ where: Filter; count: Range }> {
  return {
    read(text, at, context) {
      const found: Read<{ where: Filter; count: Range }>[] = [];
      const add = (lead: string, of: Part<Filter>, count: Range, extra: Filter = {}): void => {
        const start = after(text, at, lead);
        if (start === null) return;
        for (const { value, ...rest } of of.read(text, start, context)) {
          if (extra.other && value.other) continue;
          found.push({ value: { where: { ...value, ...extra }, count }, ...rest });
        }
      };
      add("a ", part.one, { min: 1 });
      add("an ", part.one, { min: 1 });
      add("any ", part.many, { min: 1 });
      add("another ", part.one, { min: 1 }, { other: true });
      add("no ", part.many, { max: 0 });
      const match = /^(\d+) or (more|fewer) /.exec(text.slice(at));
      if (match !== null) {
        const n = Number(match[1]);
        add(match[0], part.many, match[2] === "more" ? { min: n } : { max: n });
      }
      return found;
    },
    speak({ where, count }, context) {
      const texts: string[] = [];
      const say = (leads: readonly string[], of: Part<Filter>, filter: Filter): void => {
        const said = of.speak(filter, context);
        if (said !== null) texts.push(`${oneOf(leads)}${said.text}`);
      };
      const { other, ...rest } = where;
      if (count.min === 1 && count.max === undefined) {
        if (other) say(["another "], part.one, rest);
        else {
          say(["a ", "an "], part.one, where);
          say(["any "], part.many, where);
        }
      } else if (count.max === 0) say(["no "], part.many, where);
      else if (count.max === undefined) say([`${count.min} or more `], part.many, where);
      else if (count.min === undefined) say([`${count.max} or fewer `], part.many, where);
      return texts.length === 0 ? null : { text: oneOf(texts), context };
    },
  };
}

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

/** "10 or more", "no", "fewer than 3", "more than 3" */
const howMany: Part<Range> = {
  read(text, at, context) {
    const rest = text.slice(at);
    const match = /^(?:(\d+) or (more|fewer|less)|(no)|(more|fewer) than (\d+))(?= )/.exec(rest);
    if (match === null) return [];
    const end = at + match[0].length;
    const [, n, way, no, other, than] = match;
    if (no !== undefined) return [{ value: { max: 0 }, end, context }];
    if (other !== undefined) {
      const value = other === "more" ? { min: Number(than) + 1 } : { max: Number(than) - 1 };
      return [{ value, end, context }];
    }
    return [{ value: way === "more" ? { min: Number(n) } : { max: Number(n) }, end, context }];
  },
  speak({ min, max }, context) {
    if (max === 0) return { text: "no", context };
    if (min !== undefined && max === undefined) {
      return { text: oneOf([`${min} or more`, `more than ${min - 1}`]), context };
    }
    if (min === undefined && max !== undefined) {
      return { text: oneOf([`${max} or fewer`, `fewer than ${max + 1}`]), context };
    }
    return null;
  },
};

/** What a card is or has, after its name: "has 5 {S} or more", "is exerted". */
function predicate(is: readonly string[], has: readonly string[]): Part<Filter> {
  const one = noun("play", "one");
  const fixed: readonly (readonly [string, Filter])[] = [
    ["damage", { damaged: true }],
    ["no damage", { damaged: false }],
  ];
  const states: readonly (readonly [string, Filter])[] = [
    ["exerted", { exerted: true }],
    ["ready", { exerted: false }],
    ["damaged", { damaged: true }],
    ["undamaged", { damaged: false }],
    ["at a location", { at: "a-location" }],
    ["challenging", { challenging: true }],
    ["being challenged", { challenged: true }],
  ];
  return {
    read(text, at, context) {
      const found: Read<Filter>[] = [];
      for (const verb of has) {
        const start = after(text, at, `${verb} `);
        if (start === null) continue;
        for (const [said, value] of fixed) {
          const end = after(text, start, said);
          if (end !== null) found.push({ value, end, context });
        }
        // As behind a noun: "with 5 {S} or more".
        const whole = `card with ${text.slice(start)}`;
        for (const { value, end } of one.read(whole, 0, context)) {
          if (end > 10) found.push({ value, end: start + end - 10, context });
        }
      }
      for (const verb of is) {
        const start = after(text, at, `${verb} `);
        if (start === null) continue;
        for (const [said, value] of states) {
          const end = after(text, start, said);
          if (end !== null) found.push({ value, end, context });
        }
        const named = `card ${text.slice(start)}`;
        if (text.startsWith("named ", start)) {
          for (const { value, end } of one.read(named, 0, context)) {
            if (end > 5) found.push({ value, end: start + end - 5, context });
          }
        }
        for (const lead of ["a ", "an "]) {
          const from = after(text, start, lead);
          if (from === null) continue;
          found.push(...noun("played", "one").read(text, from, context));
        }
      }
      return found;
    },
    speak(filter, context) {
      const texts: string[] = [];
      const key = JSON.stringify(filter);
      for (const [said, value] of fixed) {
        if (JSON.stringify(value) === key) texts.push(...has.map((verb) => `${verb} ${said}`));
      }
      for (const [said, value] of states) {
        if (JSON.stringify(value) === key) texts.push(...is.map((verb) => `${verb} ${said}`));
      }
      const behind = (one.speak(filter, context)?.text ?? "").replace(MAYBE_IN_PLAY, "");
      if (behind.startsWith("card with ")) {
        texts.push(...has.map((verb) => `${verb} ${behind.slice(10)}`));
      }
      if (behind.startsWith("card named ")) {
        texts.push(...is.map((verb) => `${verb} ${behind.slice(5)}`));
      }
      const kind = noun("played", "one").speak(filter, context);
      if (kind !== null)
        texts.push(...is.map((verb) => `${verb} ${oneOf(["a ", "an "])}${kind.text}`));
      return texts.length === 0 ? null : { text: oneOf(texts), context };
    },
  };
}

const holds = phrases<Condition>();

const single: Part<Condition> = table<Condition>(
  [
    holds("you have {yours}( in play|)", slot("yours")),
    holds("you don't have {yours}( in play|)", { not: slot("yours") }),
    holds("an opponent has {theirs}( in play|)", slot("theirs")),
    holds("(your opponent|opponents) (have|has) {theirs}( in play|)", slot("theirs")),
    holds("{anybody} (is|are) in play", slot("anybody")),
    holds("{self} {what:selfIs}", { self: slot("what") }),
    holds("(there's|there is|there are) (a card|cards) under {selfThem}", {
      self: { hasUnder: true },
    }),
    holds("(there's|there is) a card under one of your {where:yoursUncovered}", {
      have: slot("where"),
      count: { min: 1 },
    }),
    holds("an opponent has more {more:theirMoreMany} in play than you", slot("more")),
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
    holds("an opponent has more lore than you", {
      more: { loreOf: "opponent" },
      than: { loreOf: "you" },
    }),
    holds("you have more lore than (each|an) opponent", {
      more: { loreOf: "you" },
      than: { loreOf: "opponent" },
    }),
    holds("you have {is:howMany} lore", { lore: "you", is: slot("is") }),
    holds("an opponent has {is:howMany} lore", { lore: "opponent", is: slot("is") }),
    holds("you have {is:howMany} cards in your {cardsIn}", {
      cardsIn: slot("cardsIn"),
      of: "you",
      is: slot("is"),
    }),
    holds(
      "(an opponent has|one or more opponents have|they have|chosen opponent has) {is:howMany} cards in their (hand|hands)",
      {
        cardsIn: "hand",
        of: "opponent",
        is: slot("is"),
      },
    ),
    holds("you have {is:howMany} {where:yourCards} in your discard", {
      have: slot("where"),
      zone: "discard",
      count: slot("is"),
    }),
    holds("(you've|you have) {log} this turn", slot("log")),
    holds("(you've|you have|you) played {playedSome} this turn", slot("playedSome")),
    holds("you {log} this turn", slot("log")),
    holds("you didn't {undone} this turn", slot("undone")),
    holds("(you removed damage this way|damage was removed this way)", {
      compare: { result: "removed" },
      is: { min: 1 },
    }),
    holds("it's your turn", { turn: "yours" }),
  ],
  parts,
);

type LogKey = Extract<Condition, { readonly log: unknown }>["log"];

const DEEDS: readonly (readonly [LogKey, done: string, bare: string, one: string, many: string])[] =
  [
    ["played-songs", "played", "play", "a song", "songs"],
    ["played-actions", "played", "play", "an action", "actions"],
    ["played-characters", "played", "play", "a character", "characters"],
    ["played-items", "played", "play", "an item", "items"],
    ["played", "played", "play", "a card", "cards"],
    ["drawn", "drawn", "draw", "a card", "cards"],
    ["discarded", "discarded", "discard", "a card", "cards"],
  ];

const log: Part<Condition> = {
  read(text, at, context) {
    const found: Read<Condition>[] = [];
    for (const [key, done, , one, many] of DEEDS) {
      const once = after(text, at, `${done} ${one}`);
      if (once !== null)
        found.push({ value: { log: key, of: "you", is: { min: 1 } }, end: once, context });
      const match = new RegExp(`^${done} (\\d+) or more ${many}`).exec(text.slice(at));
      if (match === null) continue;
      const value = { log: key, of: "you", is: { min: Number(match[1]) } } as const;
      found.push({ value, end: at + match[0].length, context });
    }
    return found;
  },
  speak(value, context) {
    if (!("log" in value) || value.of !== "you" || value.is.max !== undefined) return null;
    const deed = DEEDS.find(([key]) => key === value.log);
    if (deed === undefined) return null;
    const [, done, , one, many] = deed;
    const { min } = value.is;
    return { text: min === 1 ? `${done} ${one}` : `${done} ${min} or more ${many}`, context };
  },
};

const undone: Part<Condition> = {
  read: (text, at, context) =>
    DEEDS.flatMap(([key, , bare, one]) => {
      const end = after(text, at, `${bare} ${one}`);
      return end === null
        ? []
        : [{ value: { log: key, of: "you", is: { max: 0 } } as const, end, context }];
    }),
  speak(value, context) {
    if (!("log" in value) || value.of !== "you" || value.is.max !== 0) return null;
    const deed = DEEDS.find(([key]) => key === value.log);
    return deed === undefined ? null : { text: `${deed[2]} ${deed[3]}`, context };
  },
};

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
    const alone = single.speak(value, start);
    if (alone !== null) return alone;
    const list = "all" in value ? value.all : [value];
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

function isOfKindAlone({ side: _, ...where }: Filter): boolean {
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
  log,
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
  selfIs: predicate(["is", "'s", "are", "'re"], ["has", "have"]),
  /** "they're", "it's": without a blank. */
  isShort: predicate(["'s", "'re"], []),
};
