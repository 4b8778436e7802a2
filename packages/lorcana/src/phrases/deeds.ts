/** What has been done this turn: "no other character has quested this turn". */
import type { Amount, Condition, Filter, Range } from "../cards.ts";
import type { Deed } from "../vocabulary.ts";
import { withSide } from "./amounts.ts";
import { behindWords, deedBehind, deedWords, isOfGone, readDeed, THIS_TURN } from "./deed-words.ts";
import { kindOf, noun } from "./filters.ts";
import {
  after,
  type Context,
  oneOf,
  onlySpoken,
  type Part,
  type Read,
  type Spoken,
  UNUSUAL,
} from "./part.ts";

interface Lead {
  readonly said: readonly string[];
  readonly part: Part<Filter>;
  readonly add: Filter;
  readonly is: Range;
}

const one = noun("play", "one");
const many = noun("play", "many");
const yours = withSide(many, "yours");

const LEADS: readonly Lead[] = [
  { said: ["a ", "an "], part: one, add: {}, is: { min: 1 } },
  { said: ["another "], part: one, add: { other: true }, is: { min: 1 } },
  { said: ["no other "], part: one, add: { other: true }, is: { max: 0 } },
  { said: ["no "], part: one, add: {}, is: { max: 0 } },
  { said: ["one of your ", "1 of your "], part: yours, add: {}, is: { min: 1 } },
  { said: ["none of your "], part: yours, add: {}, is: { max: 0 } },
  ...[2, 3, 4].map((n) => ({ said: [`${n} or more `], part: many, add: {}, is: { min: n } })),
];

type Done = Extract<Condition, { readonly deed: unknown }>;

export const deedDone: Part<Done> = {
  read(text, at, context) {
    const found: Read<Done>[] = [];
    for (const { said, part, add, is } of LEADS) {
      for (const lead of said) {
        const start = after(text, at, lead);
        if (start === null) continue;
        for (const { value, end } of part.read(text, start, context)) {
          if (value.other) continue;
          for (const { value: deed, end: stop } of readDeed(text, end)) {
            const last = after(text, stop, THIS_TURN);
            if (last === null) continue;
            found.push({ value: { deed, by: { ...value, ...add }, is }, end: last, context });
          }
        }
      }
    }
    return found;
  },
  speak({ deed, by, is }, context) {
    if (deed === undefined) return null;
    const texts = LEADS.flatMap((lead) => {
      if (lead.is.min !== is.min || lead.is.max !== is.max) return [];
      const { other, ...rest } = by;
      if (lead.add.other !== other) return [];
      const said = lead.part.speak(rest, context);
      return said === null
        ? []
        : [`${oneOf(lead.said)}${said.text} ${deedWords(deed)}${THIS_TURN}`];
    });
    if (texts.length === 0) return speakNumber({ deed, by, is }, context);
    return texts.length === 0 ? null : { text: oneOf(texts), context };
  },
};

/** "2 or fewer opposing characters were banished this turn" */
function speakNumber({ deed, by, is: { min, max } }: Done, context: Context): Spoken | null {
  const said = many.speak(by, context);
  const range =
    min === undefined
      ? `${max} or fewer`
      : max === undefined
        ? `${min} or more`
        : min === max
          ? `exactly ${min}`
          : `${min} to ${max}`;
  return (
    said && {
      text: `${range} ${said.text} ${deedWords(deed)}${THIS_TURN}`,
      context,
      strain: UNUSUAL,
    }
  );
}

/** "was banished this turn" */
export const deedSaid: Part<Deed> = onlySpoken(
  (deed, context) => ({ text: `${deedWords(deed)}${THIS_TURN}`, context }),
  0,
);

/** After "for each": how often it was done. */
export const deedEach: Part<Amount> = {
  read: (text, at, context) =>
    one.read(text, at, context).flatMap(({ value: by, end }) => {
      const start = after(text, end, " ");
      if (start === null || by.did !== undefined) return [];
      // Of cards that are still there each is asked for itself.
      const gone = deedBehind(text, start).filter(({ value: deed }) => isOfGone(deed));
      return gone.map(({ value: deeds, end: stop }) => ({
        value: { deeds, by },
        end: stop,
        context,
      }));
    }),
  speak(amount, context) {
    if (typeof amount !== "object" || !("deeds" in amount)) return null;
    const { deeds, by, times } = amount;
    const said = times === undefined && isOfGone(deeds) ? one.speak(by, context) : null;
    return (
      said && { text: `${said.text} ${behindWords(deeds, kindOf(by) === "character")}`, context }
    );
  },
};
