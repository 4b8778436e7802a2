/** The words for cards that are chosen, and for all of them: "up to 2 chosen characters", "each of your items". */
import type { Filter, Selector } from "../cards.ts";
import { noun } from "./filters.ts";
import { after, type Context, isInWord, oneOf, type Part, type Read } from "./part.ts";
import { same } from "./table.ts";

const one = noun("play", "one");
const many = noun("play", "many");
const oneCard = noun("card", "one");
const manyCards = noun("card", "many");

type Chosen = Extract<Selector, { readonly pick: "chosen" }>;

/** A form of words for one shape of selector. */
export interface Form {
  read(text: string, at: number, context: Context): readonly Read<Selector>[];
  /** Null for another shape. */
  speak(selector: Selector, context: Context): string | null;
}

/** "chosen …", with what stands before the noun and what the choice is like. */
export function choosing(
  leads: readonly string[],
  part: Part<Filter>,
  tail: string,
  shape: Partial<Chosen>,
  add: Filter = {},
): Form {
  const base = { pick: "chosen", ...shape } as const;
  const added = Object.keys(add) as (keyof Filter)[];
  return {
    read(text, at, context) {
      return leads.flatMap((lead) => {
        const start = after(text, at, lead);
        if (start === null) return [];
        return part.read(text, start, context).flatMap(({ value, end }) => {
          const stop = after(text, end, tail);
          if (stop === null || added.some((name) => value[name] !== undefined)) return [];
          return [{ value: { ...base, where: { ...value, ...add } }, end: stop, context }];
        });
      });
    },
    speak(selector, context) {
      if (selector.pick !== "chosen") return null;
      const { where, as: _, ...rest } = selector;
      if (!same(rest, base) || added.some((name) => !same(where[name], add[name]))) return null;
      const bare = Object.fromEntries(
        Object.entries(where).filter(([name]) => !added.includes(name as keyof Filter)),
      );
      const said = part.speak(bare, context);
      return said && `${oneOf(leads)}${said.text}${tail}`;
    },
  };
}

/** "characters with cost 3 or less each" */
const eachOf = (part: Part<Filter>): Part<Filter> => ({
  read: (text, at, context) =>
    part.read(text, at, context).flatMap((read) => {
      const end = after(text, read.end, " each");
      return end === null || isInWord(text, end) ? [read] : [read, { ...read, end }];
    }),
  speak(filter, context) {
    const said = part.speak(filter, context);
    if (said === null || !said.text.includes(" with ")) return said;
    return { ...said, text: `${said.text}${oneOf(["", " each"])}` };
  },
});

const UPTO = [1, 2, 3, 4, 5];
const IN_DISCARDS: readonly (readonly [from: string, add: Filter])[] = [
  [" from your discard", { side: "yours" }],
  [" from opponents' discards", { side: "opposing" }],
  [" from any discard", {}],
];
export const forms: readonly Form[] = [
  choosing(["another chosen "], noun("played", "one"), "", {}, { other: true }),
  choosing(["chosen "], one, "", {}),
  choosing(["one of your "], many, "", {}, { side: "yours" }),
  choosing(["another "], one, "", {}, { other: true }),
  choosing(["a ", "an ", "a chosen "], one, "", {}),
  choosing(["any number of your "], many, "", { anyNumber: true }, { side: "yours" }),
  choosing(["any number of chosen ", "any number of "], many, "", { anyNumber: true }),
  ...UPTO.slice(1).flatMap((n) => [
    choosing([`up to ${n} other chosen `], many, "", { count: n, upTo: true }, { other: true }),
    choosing(
      [`${n} other chosen `, `another ${n} chosen `],
      many,
      "",
      { count: n },
      { other: true },
    ),
  ]),
  ...UPTO.map((n) =>
    choosing([`up to ${n} chosen `, `up to ${n} `], n === 1 ? one : eachOf(many), "", {
      ...(n > 1 && { count: n }),
      upTo: true,
    }),
  ),
  ...UPTO.slice(1).flatMap((n) => [
    choosing([`${n} chosen `, `${n} `], eachOf(many), "", { count: n }),
    choosing([`${n} of your `], many, "", { count: n }, { side: "yours" }),
    choosing([`up to ${n} of your `], many, "", { count: n, upTo: true }, { side: "yours" }),
  ]),
  // In a discard
  ...(
    [
      [" from your discard", "yours"],
      [" from chosen opponent's discard", "opposing"],
    ] as const
  ).flatMap(([from, side]) => [
    choosing(["a ", "an ", "any ", "chosen "], oneCard, from, { zone: "discard" }, { side }),
    choosing(["another "], oneCard, from, { zone: "discard" }, { side, other: true }),
    ...UPTO.map((n) =>
      choosing(
        [`up to ${n} `],
        n === 1 ? oneCard : manyCards,
        from,
        { zone: "discard", ...(n > 1 && { count: n }), upTo: true },
        { side },
      ),
    ),
    ...UPTO.slice(1).map((n) =>
      choosing([`${n} `], manyCards, from, { zone: "discard", count: n }, { side }),
    ),
  ]),
  choosing(["a ", "an ", "chosen "], oneCard, " from any discard", { zone: "discard" }),
  // Of these no card has spoken so far.
  ...UPTO.flatMap((n) => [
    ...(n === 1
      ? []
      : [choosing([`${n} `], manyCards, " from any discard", { zone: "discard", count: n })]),
    choosing([`up to ${n} `], n === 1 ? oneCard : manyCards, " from any discard", {
      zone: "discard",
      ...(n > 1 && { count: n }),
      upTo: true,
    }),
  ]),
  ...IN_DISCARDS.map(([from, add]) =>
    choosing(["any number of "], manyCards, from, { zone: "discard", anyNumber: true }, add),
  ),
  ...(
    [
      [" of an opponent's choice", "opponent"],
      [" of each opponent's choice", "each-opponent"],
      [" of each player's choice", "each"],
    ] as const
  ).flatMap(([tail, by]) => [
    choosing(["one "], one, tail, { by }),
    choosing(["any number of "], many, tail, { by, anyNumber: true }),
    choosing(["up to 1 "], one, tail, { by, upTo: true }),
    ...UPTO.slice(1).flatMap((n) => [
      choosing([`${n} `], many, tail, { by, count: n }),
      choosing([`up to ${n} `], many, tail, { by, count: n, upTo: true }),
    ]),
    ...IN_DISCARDS.flatMap(([from, add]) => [
      choosing(["one "], oneCard, `${from}${tail}`, { by, zone: "discard" }, add),
      choosing(
        ["any number of "],
        manyCards,
        `${from}${tail}`,
        { by, zone: "discard", anyNumber: true },
        add,
      ),
      ...UPTO.flatMap((n) => {
        const count = n > 1 && { count: n };
        const part = n > 1 ? manyCards : oneCard;
        return [
          ...(n === 1
            ? []
            : [
                choosing([`${n} `], part, `${from}${tail}`, { by, zone: "discard", ...count }, add),
              ]),
          choosing(
            [`up to ${n} `],
            part,
            `${from}${tail}`,
            { by, zone: "discard", ...count, upTo: true },
            add,
          ),
        ];
      }),
    ]),
  ]),
];

/** "all …", "each …", "your …" */
function every(
  leads: readonly string[],
  part: Part<Filter>,
  tails: readonly string[],
  add: Filter,
  zone?: "discard",
): Form {
  const added = Object.keys(add) as (keyof Filter)[];
  return {
    read(text, at, context) {
      return leads.flatMap((lead) => {
        const start = after(text, at, lead);
        if (start === null) return [];
        return part.read(text, start, context).flatMap(({ value, end }) =>
          tails.flatMap((tail) => {
            const stop = after(text, end, tail);
            if (stop === null || added.some((name) => value[name] !== undefined)) return [];
            const where = { ...value, ...add };
            return [
              { value: { pick: "all", where, ...(zone && { zone }) } as const, end: stop, context },
            ];
          }),
        );
      });
    },
    speak(selector, context) {
      if (selector.pick !== "all" || selector.zone !== zone) return null;
      const { where } = selector;
      if (added.some((name) => !same(where[name], add[name]))) return null;
      const bare = Object.fromEntries(
        Object.entries(where).filter(([name]) => !added.includes(name as keyof Filter)),
      );
      const said = part.speak(bare, context);
      return said && `${oneOf(leads)}${said.text}${oneOf(tails)}`;
    },
  };
}

/** "Opposing characters can't quest": all of them, as a subject. */
export const bareOpposing: Form = every(["opposing "], many, [""], { side: "opposing" });

export const everyForms: readonly Form[] = [
  every(["your "], many, [""], { side: "yours" }),
  every(["each of your ", "all your ", "all of your "], many, [""], { side: "yours" }),
  every(["all "], many, [""], {}),
  every(["each "], one, [""], {}),
  every(
    ["all "],
    manyCards,
    [" from your discard", " in your discard"],
    { side: "yours" },
    "discard",
  ),
  every(["all "], manyCards, [" in opponents' discards"], { side: "opposing" }, "discard"),
  every(["all "], manyCards, [" in all discards"], {}, "discard"),
];

/** Each by itself: "each opposing character". */
export const eachForms: readonly Form[] = [
  every(["each of your "], many, [""], { side: "yours" }),
  every(["each "], one, [""], {}),
];
