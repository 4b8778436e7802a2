/** What can be said of a card, before the noun and after it: "damaged", "named …", "with cost 3 or less". */
import type { Amount, Filter, Range, Selector } from "../cards.ts";
import { INKS, KEYWORDS, type Restriction } from "../vocabulary.ts";
import { behindWords, deedBehind, isOfGone } from "./deed-words.ts";
import { keywordWord } from "./keyword-numbered.ts";
import { cardName, classification } from "./names.ts";
import { after, type Context, isInWord, mapped, oneOf, type Part, type Read } from "./part.ts";
import { parts } from "./registry.ts";
import { same } from "./table.ts";

export type Add = Partial<Filter>;
/** In play; in a hand, deck or discard; or while it is played. */
export type Place = "play" | "card" | "played";
export type Step = Read<Add>;

/** One thing that can be said of a card: before the noun or after it. */
export interface Trait {
  readonly read: (text: string, at: number, context: Context) => readonly Step[];
  /** Of a filter: what it says, and what is then left of the filter. */
  readonly speak: (
    filter: Filter,
    isMany: boolean,
    context: Context,
    place: Place,
  ) => { readonly text: string; readonly fields: readonly (keyof Filter)[] } | null;
}

/** A fixed phrase for a part of a filter. */
function fixed(add: Add, ...texts: readonly string[]): Trait {
  const fields = Object.keys(add) as (keyof Filter)[];
  return {
    read: (text, at, context) =>
      texts.flatMap((said) => {
        const end = after(text, at, said);
        return end === null || isInWord(text, end) ? [] : [{ value: add, end, context }];
      }),
    speak: (filter) =>
      fields.every((field) => same(filter[field], add[field]))
        ? { text: oneOf(texts), fields }
        : null,
  };
}

/** Whose it is: spoken in several places, by `sideWays`. */
const side = (value: NonNullable<Filter["side"]>, text: string): Trait => ({
  ...fixed({ side: value }, text),
  speak: () => null,
});

/** "3 {S} or less", in which `how` is one of the ways below. */
const HOWS: readonly (readonly [pattern: RegExp, range: (n: number) => Range])[] = [
  [/^(\d+) (?:or less|or fewer)/, (n) => ({ max: n })],
  [/^(\d+) or more/, (n) => ({ min: n })],
];

function rangeWords({ min, max }: Range): string | null {
  if (min === undefined) return `${max} or less`;
  if (max === undefined) return `${min} or more`;
  return min === max ? `${min}` : `${min} to ${max}`;
}

const costTrait: Trait = {
  read(text, at, context) {
    const start = after(text, at, "with cost ");
    if (start === null) return [];
    const rest = text.slice(start);
    const found = HOWS.flatMap(([pattern, range]) => {
      const match = pattern.exec(rest);
      if (match === null) return [];
      return [{ value: { cost: range(Number(match[1])) }, end: start + match[0].length, context }];
    });
    if (found.length > 0) return found;
    const match = /^(\d+)(?: to (\d+))?(?! or)\b/.exec(rest);
    if (match === null) return [];
    const min = Number(match[1]);
    const max = match[2] === undefined ? min : Number(match[2]);
    return [{ value: { cost: { min, max } }, end: start + match[0].length, context }];
  },
  speak: ({ cost }) =>
    cost === undefined ? null : { text: `with cost ${rangeWords(cost)}`, fields: ["cost"] },
};

const STATS = [
  ["strength", "{S}"],
  ["willpower", "{W}"],
  ["lore", "{L}"],
] as const;

const statTraits: readonly Trait[] = STATS.map(([stat, symbol]) => ({
  read(text, at, context) {
    const pattern =
      /^with (?:(no)|(?:(exactly) )?(\d+)(?: to (\d+))?) \{([SWL])\}(?: or (less|more))?/;
    const some = after(text, at, `with ${symbol}`);
    if (some !== null) return [{ value: { [stat]: { min: 1 } }, end: some, context }];
    const match = pattern.exec(text.slice(at));
    if (match === null || `{${match[5]}}` !== symbol) return [];
    const n = Number(match[3] ?? 0);
    const range =
      match[6] === "less"
        ? { max: n }
        : match[6] === "more"
          ? { min: n }
          : { min: n, max: match[4] === undefined ? n : Number(match[4]) };
    return [{ value: { [stat]: range }, end: at + match[0].length, context }];
  },
  speak(filter) {
    const range = filter[stat];
    if (range === undefined) return null;
    const { min, max } = range;
    const text =
      min === undefined
        ? `with ${max} ${symbol} or less`
        : max === undefined
          ? min === 1
            ? oneOf([`with 1 ${symbol} or more`, `with ${symbol}`])
            : `with ${min} ${symbol} or more`
          : min === max
            ? oneOf([`with ${min} ${symbol}`, `with exactly ${min} ${symbol}`])
            : `with ${min} to ${max} ${symbol}`;
    return { text, fields: [stat] };
  },
}));

const keywordTrait: Trait = {
  read(text, at, context) {
    const found: Step[] = [];
    for (const keyword of KEYWORDS) {
      const end = after(text, at, `with ${keywordWord(keyword)}`);
      if (end !== null && !isInWord(text, end)) found.push({ value: { keyword }, end, context });
      const lacks = after(text, at, `without ${keywordWord(keyword)}`);
      if (lacks !== null) found.push({ value: { not: { keyword } }, end: lacks, context });
    }
    return found;
  },
  speak({ keyword, not }) {
    if (keyword !== undefined) return { text: `with ${keywordWord(keyword)}`, fields: ["keyword"] };
    if (not?.keyword === undefined || Object.keys(not).length > 1) return null;
    return { text: `without ${keywordWord(not.keyword)}`, fields: ["not"] };
  },
};

const namedTrait: Trait = {
  read(text, at, context) {
    const start = after(text, at, "named ");
    if (start === null) return [];
    return cardName.read(text, start, context).flatMap(({ value, end }) => {
      const alone: Step = { value: { name: value }, end, context };
      const next = after(text, end, " or ");
      if (next === null) return [alone];
      const both = cardName.read(text, next, context).map(
        (other): Step => ({
          value: { any: [{ name: value }, { name: other.value }] },
          end: other.end,
          context,
        }),
      );
      return [alone, ...both];
    });
  },
  speak({ name, any }) {
    if (name !== undefined) return { text: `named ${name}`, fields: ["name"] };
    const names = any?.flatMap(({ name: one, ...rest }) =>
      one === undefined || Object.keys(rest).length > 0 ? [] : [one],
    );
    if (names?.length !== 2 || any?.length !== 2) return null;
    return { text: `named ${names.join(" or ")}`, fields: ["any"] };
  },
};

/** "Prince or King", "Prince, Princess, King, and Queen": any of several classifications. */
export const classificationTrait: Trait = {
  read(text, at, context) {
    const first = classification.read(text, at, context);
    const found: Step[] = first.map(({ value, end }) => ({
      value: { classification: value },
      end,
      context,
    }));
    const list = (so: readonly string[], end: number): void => {
      for (const joint of [", and ", ", or ", " and ", " or ", ", "]) {
        const next = after(text, end, joint);
        if (next === null) continue;
        for (const { value, end: stop } of classification.read(text, next, context)) {
          const all = [...so, value];
          if (joint === ", ") list(all, stop);
          else {
            const any = all.map((one) => ({ classification: one }));
            found.push({ value: { any }, end: stop, context });
          }
        }
      }
    };
    for (const { value, end } of first) list([value], end);
    return found;
  },
  speak({ classification: one, any }) {
    if (one !== undefined) return { text: one, fields: ["classification"] };
    const all = any?.flatMap(({ classification: each, ...rest }) =>
      each === undefined || Object.keys(rest).length > 0 ? [] : [each],
    );
    if (all === undefined || all.length < 2 || all.length !== any?.length) return null;
    const [last = ""] = all.slice(-1);
    const others = all.slice(0, -1).join(", ");
    const comma = all.length > 2 ? "," : "";
    const said = ["or", "and"].map((joint) => `${others}${comma} ${joint} ${last}`);
    return { text: oneOf(said), fields: ["any"] };
  },
};

const SYMBOLS = [["cost", "cost"], ...STATS] as const;

const COMPARED = [
  ["at-most", "equal to or less than ", "less than or equal to "],
  ["at-least", "equal to or greater than ", "greater than or equal to ", "equal to or more than "],
  ["less", "less than "],
  ["more", "greater than ", "more than "],
  ["equal", "equal to "],
] as const;

const amount = (): Part<Amount> => parts().equal as unknown as Part<Amount>;
const CLEAR: readonly Selector["pick"][] = [
  "self",
  "it",
  "the-other",
  "challenger",
  "defender",
  "those",
];

/** One that is clear: nobody chooses whom others are compared with. */
const clear = (selector: Selector): Selector | null =>
  CLEAR.includes(selector.pick) ? selector : null;
const who = (): Part<Selector> => mapped(parts().target as unknown as Part<Selector>, clear, clear);

/** The card that was spoken of last: "with the same cost or less". */
const lastOf = ({ spoken }: Context): Selector | undefined => spoken.at(-1)?.selector;

/** "with cost equal to or less than this character's {S}", "with less {S} than that character" */
const thanTrait: Trait = {
  read(text, at, context) {
    const start = after(text, at, "with ");
    if (start === null) return [];
    const found: Step[] = [];
    for (const [stat, symbol] of SYMBOLS) {
      for (const [is, ...wordings] of COMPARED) {
        for (const wording of wordings) {
          const from = after(text, start, `${symbol} ${wording}`);
          if (from === null) continue;
          for (const { value, end } of amount().read(text, from, context)) {
            found.push({ value: { than: { stat, is, amount: value } }, end, context });
          }
        }
      }
      for (const [is, lead, tail] of [
        ["less", "less ", " than "],
        ["more", "more ", " than "],
        ["equal", "the same ", " as "],
      ] as const) {
        const from = after(text, start, `${lead}${symbol}${tail}`);
        if (from === null) continue;
        for (const { value: of, end } of who().read(text, from, context)) {
          found.push({ value: { than: { stat, is, amount: { stat, of } } }, end, context });
        }
      }
      for (const [is, tail] of SAME) {
        const end = after(text, start, `the same ${symbol}${tail}`);
        const of = lastOf(context);
        if (end === null || of === undefined) continue;
        found.push({ value: { than: { stat, is, amount: { stat, of } } }, end, context });
      }
    }
    return found;
  },
  speak({ than }, _, context) {
    if (than === undefined) return null;
    const { stat, is, amount: read } = than;
    const symbol = SYMBOLS.find(([known]) => known === stat)?.[1] ?? "";
    const texts: string[] = [];
    const said = amount().speak(read, context);
    const wordings = COMPARED.find(([known]) => known === is)?.slice(1) ?? [];
    if (said !== null) texts.push(...wordings.map((way) => `with ${symbol} ${way}${said.text}`));
    if (typeof read === "object" && "stat" in read && read.stat === stat && !read.times) {
      const of = who().speak(read.of, context);
      const [lead, tail] = is === "equal" ? ["the same", "as"] : [is, "than"];
      if (of !== null && ["less", "more", "equal"].includes(is)) {
        texts.push(`with ${lead} ${symbol} ${tail} ${of.text}`);
      }
      const last = lastOf(context);
      const way = SAME.find(([known]) => known === is);
      if (way !== undefined && last !== undefined && same(last, read.of)) {
        texts.push(`with the same ${symbol}${way[1]}`);
      }
    }
    return texts.length === 0 ? null : { text: oneOf(texts), fields: ["than"] };
  },
};

const SAME = [
  ["at-most", " or less"],
  ["at-least", " or more"],
] as const;

/** "with the same name as this character", "with the same name" */
const sameNameTrait: Trait = {
  read(text, at, context) {
    const end = after(text, at, "with the same name");
    if (end === null) return [];
    const found: Step[] = [];
    const last = lastOf(context);
    if (last !== undefined) found.push({ value: { namedAs: last }, end, context });
    const start = after(text, end, " as ");
    if (start === null) return found;
    for (const { value: namedAs, end: stop } of who().read(text, start, context)) {
      found.push({ value: { namedAs }, end: stop, context });
    }
    return found;
  },
  speak({ namedAs }, _, context) {
    if (namedAs === undefined) return null;
    const said = who().speak(namedAs, context);
    const last = lastOf(context);
    const texts = [
      ...(said === null ? [] : [`with the same name as ${said.text}`]),
      ...(last !== undefined && same(last, namedAs) ? ["with the same name"] : []),
    ];
    return texts.length === 0 ? null : { text: oneOf(texts), fields: ["namedAs"] };
  },
};

/** "who was challenged this turn" */
const didTrait: Trait = {
  read: (text, at, context) =>
    // Of what was banished none is there to be found.
    deedBehind(text, at)
      .filter(({ value }) => !isOfGone(value))
      .map(({ value: did, end }) => ({ value: { did }, end, context })),
  speak: ({ did }) => (did === undefined ? null : { text: behindWords(did), fields: ["did"] }),
};

/** "who can't quest" */
const restrictedTrait: Trait = {
  read: (text, at, context) =>
    ["who can't ", "that can't "].flatMap((lead) => {
      const start = after(text, at, lead);
      if (start === null) return [];
      return restriction()
        .read(text, start, context)
        .map((read) => ({ ...read, value: { restricted: read.value } }));
    }),
  speak({ restricted }, _, context) {
    const said = restricted && restriction().speak(restricted, context);
    return said ? { text: `that can't ${said.text}`, fields: ["restricted"] } : null;
  },
};

const restriction = (): Part<Restriction> => parts().restriction as unknown as Part<Restriction>;

/** What a card is, behind "that is": "drying", "a Keeper character". */
function beingA(filter: Filter, isMany: boolean, place: Place, context: Context): string | null {
  for (const trait of STATES) {
    const said = trait.speak(filter, isMany, context, place);
    if (said !== null && said.fields.length === Object.keys(filter).length) return said.text;
  }
  const name = `${isMany ? "many" : "one"}${place === "card" ? "Card" : ""}`;
  const part = parts()[isMany && place === "card" ? "manyCards" : name] as unknown as Part<Filter>;
  const said = part.speak(filter, context);
  return said && (isMany ? said.text : `${oneOf(["a ", "an "])}${said.text}`);
}

const is = (isMany: boolean): string =>
  oneOf(isMany ? ["that are", "who are"] : ["that's", "who's", "that is"]);
const isNot = (isMany: boolean): string =>
  oneOf(isMany ? ["that aren't", "who aren't"] : ["that isn't", "that's not", "who isn't"]);

/** "that isn't drying" */
const notTrait: Trait = {
  read: (text, at, context) =>
    ["that isn't ", "that aren't ", "that's not ", "who isn't ", "who aren't "].flatMap((lead) => {
      const start = after(text, at, lead);
      if (start === null) return [];
      return STATES.flatMap((trait) => trait.read(text, start, context)).flatMap((read) =>
        isInWord(text, read.end) ? [] : [{ ...read, value: { not: read.value } }],
      );
    }),
  speak({ not, type }, isMany, context, place) {
    if (not === undefined) return null;
    // "a card that isn't a Keeper character" is about all cards.
    const inner = type === undefined || not.type || not.song || not.any ? not : { ...not, type };
    const said =
      Object.keys(not).length === 1
        ? (beingA(not, isMany, place, context) ?? beingA(inner, isMany, place, context))
        : beingA(inner, isMany, place, context);
    return said === null ? null : { text: `${isNot(isMany)} ${said}`, fields: ["not"] };
  },
};

/** "that's exerted or damaged" */
const anyTrait: Trait = {
  read: () => [],
  speak({ any }, isMany, context, place) {
    if (any === undefined) return null;
    const all = any.map((one) => beingA(one, isMany, place, context));
    if (all.some((one) => one === null)) return null;
    return { text: `${is(isMany)} ${all.join(" or ")}`, fields: ["any"] };
  },
};

const inkTraits: readonly Trait[] = INKS.map((ink) =>
  fixed({ ink }, `${ink[0]?.toUpperCase()}${ink.slice(1)}`),
);

export const before: readonly Trait[] = [
  fixed({ other: true }, "other"),
  side("opposing", "opposing"),
  fixed({ damaged: true }, "damaged"),
  fixed({ damaged: false }, "undamaged"),
  fixed({ exerted: true }, "exerted"),
  fixed({ exerted: false }, "ready"),
  fixed({ drying: true }, "drying"),
  fixed({ drying: false }, "dry"),
  fixed({ inkable: true }, "inkable"),
  fixed({ inkable: false }, "uninkable"),
  fixed({ challenging: true }, "challenging"),
  ...inkTraits,
  fixed({ not: { type: "character" } }, "non-character"),
  fixed({ not: { type: "action" } }, "non-action"),
  classificationTrait,
];

/** What can be said alone of a card: "it's drying". */
const STATES: readonly Trait[] = [
  fixed({ damaged: true }, "damaged"),
  fixed({ damaged: false }, "undamaged"),
  fixed({ exerted: true }, "exerted"),
  fixed({ exerted: false }, "ready"),
  fixed({ drying: true }, "drying"),
  fixed({ drying: false }, "dry"),
  fixed({ inkable: true }, "inkable"),
  fixed({ inkable: false }, "uninkable"),
  fixed({ challenging: true }, "challenging"),
  fixed({ challenged: true }, "being challenged"),
  fixed({ at: "this" }, "here"),
  fixed({ at: "a-location" }, "at a location"),
  ...inkTraits,
  namedTrait,
];

export const YOU_HAVE_HERE = fixed({ at: "this", side: "yours" }, "you have here");

export const behind: readonly Trait[] = [
  fixed({ not: { song: true } }, "that isn't a song", "that aren't songs", "that's not a song"),
  side("yours", "of yours"),
  side("yours", "you have in play"),
  side("opposing", "opponents have in play"),
  namedTrait,
  fixed({ at: "this" }, "here", "while here"),
  YOU_HAVE_HERE,
  fixed({ at: "a-location" }, "at a location", "at locations"),
  costTrait,
  ...statTraits,
  keywordTrait,
  thanTrait,
  sameNameTrait,
  didTrait,
  fixed(
    { hasUnder: true },
    "with a card under them",
    "with a card under it",
    "with cards under them",
  ),
  fixed({ hasUnder: false }, "with no cards under them", "with no cards under it"),
  fixed({ challenged: true }, "being challenged"),
  fixed({ damaged: true }, "with damage"),
  restrictedTrait,
  notTrait,
  anyTrait,
];
