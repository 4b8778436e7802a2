/** What becomes true of cards: "gets +2 {S} and gains Evasive",. */
import type { Filter, StandingEffect } from "../cards.ts";
import { keywordRules } from "../keywords/index.ts";
import type { Keyword, Permission, Restriction } from "../vocabulary.ts";
import { noun } from "./filters.ts";
import {
  after,
  type Context,
  isInWord,
  lazy,
  mapped,
  oneOf,
  onlySpoken,
  type Part,
  type Read,
  type Spoken,
  wordsFor,
} from "./part.ts";
import { parts } from "./registry.ts";
import { optional, phrases, slot, spokenOnly, table, times, unusual } from "./table.ts";
import { keywordName } from "./words.ts";

/** A thing said of cards: the facts of static abilities that effects can bring about too, and others. */
export type Predicate = Extract<
  StandingEffect,
  {
    readonly fact:
      | "stat"
      | "keyword"
      | "restriction"
      | "permission"
      | "ability"
      | "singing-cost"
      | "enters";
  }
>;

const numbered = (isWanted: (keyword: Keyword) => boolean): Part<Keyword> =>
  mapped(
    keywordName,
    (keyword) => (isWanted(keyword) ? keyword : null),
    (keyword) => (isWanted(keyword) ? keyword : null),
  );

const READYING: readonly (readonly [Restriction, ...string[]])[] = [
  ["ready-step", "ready at the start of their turn", "ready at the start of your turn"],
  ["ready", "ready"],
];

const restriction: Part<Restriction> = wordsFor<Restriction>([
  ["quest", "quest"],
  ["challenge", "challenge"],
  ["be-challenged", "be challenged"],
  ...READYING,
  ["be-dealt-damage", "be dealt damage"],
  ["sing", "{E} to sing songs", "exert to sing songs", "sing songs"],
  ["move", "move to a location", "move"],
  [
    "be-chosen",
    "be chosen by opponents",
    "be chosen by opponents for abilities or effects",
    "be chosen for abilities or effects by opponents",
  ],
  ["have-damage-removed", "have damage removed", "have damage removed from them"],
  ["be-dealt-damage-in-challenges", "be dealt damage in challenges"],
  ["play-characters", "play characters"],
  ["play-actions", "play actions"],
  ["play-items", "play items"],
  ["play-locations", "play locations"],
  ["gain-lore", "gain lore"],
  ["lose-lore", "lose lore"],
  ["discard", "discard cards"],
  ["draw-step", "draw a card in their Draw step", "draw a card in your Draw step"],
]);

const permission: Part<Permission> = wordsFor<Permission>([
  ["challenge-ready", "challenge ready characters"],
  ["abilities-for-free", "use their abilities without paying {I}"],
]);

const said = phrases<Predicate>();
const rare = unusual<Predicate>();
const saidOnly = spokenOnly<Predicate>();

const get = table<Predicate>(
  [
    said("{amount:signed} {stat}", { fact: "stat", stat: slot("stat"), amount: slot("amount") }),
    said("{amount:signed} {stat} for each {each}", {
      fact: "stat",
      stat: slot("stat"),
      amount: times("amount", "each"),
    }),
    said("+{stat} equal to {amount:equal}", {
      fact: "stat",
      stat: slot("stat"),
      amount: slot("amount"),
    }),
  ],
  parts,
);

const gain = table<Predicate>(
  [
    said("{keyword:plainKeyword}", { fact: "keyword", keyword: slot("keyword") }),
    said("{keyword:sumKeyword} +{value:count}", {
      fact: "keyword",
      keyword: slot("keyword"),
      value: slot("value"),
    }),
    said("{keyword:sumKeyword} +{value:count} for each {each}", {
      fact: "keyword",
      keyword: slot("keyword"),
      value: slot("value"),
      each: slot("each"),
    }),
    said("{keyword:bestKeyword} {value:count}(| {I})", {
      fact: "keyword",
      keyword: slot("keyword"),
      value: slot("value"),
    }),
    said("{ability:quoted}", { fact: "ability", ability: slot("ability") }),
    rare("{keyword:bestKeyword} {value:count} for each {each}", {
      fact: "keyword",
      keyword: slot("keyword"),
      value: slot("value"),
      each: slot("each"),
    }),
    rare("{keyword:costKeyword} {value:count}", {
      fact: "keyword",
      keyword: slot("keyword"),
      value: slot("value"),
    }),
    // A number that the keyword does not have says nothing.
    saidOnly("{keyword}", { fact: "keyword", keyword: slot("keyword"), value: optional("value") }),
  ],
  parts,
);

const lose = table<Predicate>(
  [
    said("{keyword:plainKeyword}", { fact: "keyword", keyword: slot("keyword"), lost: true }),
    said("{keyword:plainKeyword} and can't gain {keyword:plainKeyword}", {
      fact: "keyword",
      keyword: slot("keyword"),
      lost: true,
    }),
    rare("{keyword:numberKeyword}", { fact: "keyword", keyword: slot("keyword"), lost: true }),
  ],
  parts,
);

const takeNo = table<Predicate>(
  [
    said("damage from challenges", {
      fact: "restriction",
      restriction: "be-dealt-damage-in-challenges",
    }),
  ],
  parts,
);

const count = table<Predicate>(
  [said("{amount:signed} cost to sing songs", { fact: "singing-cost", amount: slot("amount") })],
  parts,
);

const cannot = table<Predicate>(
  [
    said("{restriction}", { fact: "restriction", restriction: slot("restriction") }),
    said("be challenged by {by:challengers}", {
      fact: "restriction",
      restriction: "be-challenged",
      by: slot("by"),
    }),
    rare("be challenged by {by:challengers} unless {unless:unlessSo}", {
      fact: "restriction",
      restriction: "be-challenged",
      by: slot("by"),
      unless: slot("unless"),
    }),
    rare("{restriction} unless {unless:unlessSo}", {
      fact: "restriction",
      restriction: slot("restriction"),
      unless: slot("unless"),
    }),
  ],
  parts,
);

/** "doesn't ready at the start of their next turn": the same as "can't". */
const doesNot = table<Predicate>(
  [said("{restriction:readying}", { fact: "restriction", restriction: slot("restriction") })],
  parts,
);

const can = table<Predicate>(
  [
    said("{permission}", { fact: "permission", permission: slot("permission") }),
    said("challenge ready {against:readyOnes}", {
      fact: "permission",
      permission: "challenge-ready",
      against: slot("against"),
    }),
    rare("use their {ability:abilityName} ability without paying {inkSymbol}", {
      fact: "permission",
      permission: "abilities-for-free",
      ability: slot("ability"),
    }),
    // Of abilities there is nobody it is against.
    saidOnly("use their abilities without paying {inkSymbol}", {
      fact: "permission",
      permission: "abilities-for-free",
      against: slot("against"),
    }),
  ],
  parts,
);

const enter = table<Predicate>(
  [
    said("play exerted", { fact: "enters", exerted: true }),
    said("play with {damage:count} damage", { fact: "enters", damage: slot("damage") }),
    rare("play exerted and with {damage:count} damage", {
      fact: "enters",
      exerted: true,
      damage: slot("damage"),
    }),
  ],
  parts,
);

/** “This character takes no damage from challenges”: given, it is what it says. */
const quotedFact: Part<Predicate> = {
  read(text, at, context) {
    const start = after(text, at, "“This character ");
    if (start === null) return [];
    return [cannot, can, takeNo].flatMap((body, i) =>
      ["can't ", "can ", "takes no "].slice(i, i + 1).flatMap((verb) => {
        const from = after(text, start, verb);
        if (from === null) return [];
        return body.read(text, from, context).flatMap(({ value, end }) =>
          [".”", "”"].flatMap((close) => {
            const stop = after(text, end, close);
            return stop === null ? [] : [{ value, end: stop, context }];
          }),
        );
      }),
    );
  },
  speak(predicate, context) {
    for (const [verb, body] of [
      ["takes no ", takeNo],
      ["can't ", cannot],
      ["can ", can],
    ] as const) {
      const said = body.speak(predicate, context);
      if (said !== null)
        return { text: `“This character ${verb}${said.text}${oneOf(["", "."])}”`, context };
    }
    return null;
  },
};

interface Verb {
  readonly bare: readonly string[];
  readonly third: readonly string[];
  readonly body: Part<Predicate>;
}

const GET: Verb = { bare: ["get "], third: ["gets "], body: get };
const VERBS: readonly Verb[] = [
  GET,
  { bare: ["gain ", "have ", "get "], third: ["gains ", "has ", "gets "], body: gain },
  { bare: ["can't ", "cannot "], third: ["can't ", "cannot "], body: cannot },
  { bare: ["don't "], third: ["doesn't "], body: doesNot },
  {
    bare: ["can ", "may ", "can also ", "may also "],
    third: ["can ", "may ", "can also ", "may also "],
    body: can,
  },
  { bare: ["take no "], third: ["takes no "], body: takeNo },
  { bare: ["lose "], third: ["loses "], body: lose },
  { bare: ["gain "], third: ["gains "], body: quotedFact },
  { bare: ["count as having "], third: ["counts as having "], body: count },
  { bare: ["enter "], third: ["enters "], body: enter },
];

const JOINTS = [" and ", ", ", ", and ", " or "];

const isNumber = (one: Predicate): boolean => one.fact === "stat" && typeof one.amount === "number";
const isCount = (one: Predicate): boolean => one.fact === "stat" && typeof one.amount !== "number";

/** All that is said of the same cards in a row. */
export const predicates: Part<readonly Predicate[]> = {
  read: (text, at, context) => readAll(text, at, context, null),
  speak: speakAll,
};

/** After "give": the first has no verb. */
export const given: Part<readonly Predicate[]> = {
  read: (text, at, context) => readAll(text, at, context, GET),
  speak: () => null,
};

function readAll(
  text: string,
  at: number,
  start: Context,
  first: Verb | null,
): readonly Read<readonly Predicate[]>[] {
  const found: Read<readonly Predicate[]>[] = [];
  const more = (
    so: readonly Predicate[],
    from: number,
    context: Context,
    last: Verb | null,
  ): void => {
    for (const verb of VERBS) {
      const starts = new Set(
        [...verb.bare, ...verb.third].flatMap((word) => after(text, from, word) ?? []),
      );
      if (verb === last) starts.add(from);
      for (const begin of starts) {
        for (const { value, end, context: then } of verb.body.read(text, begin, context)) {
          if (isInWord(text, end)) continue;
          // "+1 {S} and +1 {W} for each …": each of them, which is read behind all of them.
          if (so.some(isNumber) && isCount(value)) continue;
          const all = [...so, value];
          found.push({ value: all, end, context: then });
          for (const joint of JOINTS) {
            const next = after(text, end, joint);
            if (next !== null) more(all, next, then, verb);
          }
        }
      }
    }
  };
  more([], at, start, first);
  return found;
}

function speakAll(list: readonly Predicate[], start: Context): Spoken | null {
  let context = start;
  let text = "";
  let strain = 0;
  let last: Verb | null = null;
  for (const [i, predicate] of list.entries()) {
    const ways = VERBS.flatMap((one) => {
      const said = one.body.speak(predicate, context);
      return said === null ? [] : [{ verb: one, said }];
    }).toSorted((a, b) => (a.said.strain ?? 0) - (b.said.strain ?? 0));
    const [first] = ways;
    if (first === undefined) return null;
    strain += first.said.strain ?? 0;
    const { verb } = first;
    const isMany = start.isBare || start.subject !== "one";
    const isLast = i === list.length - 1;
    if (i > 0) {
      const isOr = verb === last && verb.body === cannot;
      text += isOr
        ? oneOf([" or ", " and "])
        : oneOf(isLast ? [" and ", ", and "] : [", ", " and "]);
    }
    const texts = ways.flatMap(({ verb: each, said }) => {
      const words = isMany ? [...each.bare, ...each.third] : [...each.third, ...each.bare];
      return each === last
        ? [said.text, ...words.map((word) => word + said.text)]
        : [oneOf(words) + said.text];
    });
    text += oneOf(texts);
    last = verb;
    context = { ...first.said.context, subject: start.subject };
  }
  return { text, context, strain };
}

export const predicateParts = {
  plainKeyword: numbered((keyword) => keywordRules[keyword].number === "none"),
  sumKeyword: numbered((keyword) => keywordRules[keyword].number === "sum"),
  bestKeyword: numbered((keyword) => keywordRules[keyword].number === "best"),
  costKeyword: numbered((keyword) => keywordRules[keyword].number === "cost"),
  numberKeyword: numbered((keyword) => keywordRules[keyword].number !== "none"),
  restriction,
  readying: wordsFor<Restriction>(READYING),
  permission,
  predicates,
  /** "they're at a location": the cards that it is said of. */
  unlessSo: onlySpoken<Filter>((unless, context) => {
    const many = { ...context, subject: "many" } as const;
    const said = (parts().selfIs as unknown as Part<Filter>).speak(unless, many);
    return said && { text: `they ${said.text}`, context };
  }),
  /** "challenge ready damaged characters": characters, of which more is said. */
  readyOnes: mapped<Filter, Filter>(
    lazy(() => noun("play", "many")),
    ({ type, ...more }) => (type === "character" && Object.keys(more).length > 0 ? more : null),
    (more) => ({ ...more, type: "character" }),
  ),
};
