/** Cards like these: "opposing damaged character with 3 {S} or less", one or many. */
import { typesOf } from "../card-checks/filter.ts";
import type { Filter } from "../cards.ts";
import type { CardType } from "../vocabulary.ts";
import { after, type Context, isInWord, oneOf, type Part, type Read } from "./part.ts";
import { same } from "./table.ts";
import {
  type Add,
  before,
  behind,
  classificationTrait,
  type Place,
  type Step,
  type Trait,
  YOU_HAVE_HERE,
} from "./traits.ts";

type Kind = readonly [one: string, many: string];
const CHARACTER: Kind = ["character", "characters"];
const ITEM: Kind = ["item", "items"];
const LOCATION: Kind = ["location", "locations"];
const ACTION: Kind = ["action", "actions"];

interface Nouns {
  readonly add: Add;
  readonly one: readonly string[];
  readonly many: readonly string[];
}

const kindNamed = (type: CardType): Kind =>
  ({ character: CHARACTER, item: ITEM, location: LOCATION, action: ACTION })[type];

function several(types: readonly CardType[]): Nouns {
  const list = (at: 0 | 1, joints: readonly string[]): string[] => {
    const names = types.map((type) => kindNamed(type)[at]);
    const [last = ""] = names.slice(-1);
    const others = names.slice(0, -1).join(", ");
    const comma = names.length > 2 ? "," : "";
    return joints.map((joint) => `${others}${comma} ${joint} ${last}`);
  };
  return { add: { type: types }, one: list(0, ["or"]), many: list(1, ["and", "or", "and/or"]) };
}

const SEVERAL: readonly Nouns[] = [
  several(["character", "item"]),
  several(["character", "location"]),
  several(["item", "location"]),
  several(["character", "item", "location"]),
  several(["location", "character"]),
  several(["location", "item"]),
  several(["action", "item"]),
  several(["character", "action"]),
  several(["action", "location"]),
  several(["character", "action", "item"]),
  several(["character", "action", "location"]),
  several(["action", "item", "location"]),
  several(["character", "action", "item", "location"]),
];

const inPlay: readonly Nouns[] = [
  ...(["character", "item", "location", "action"] as const).map((type): Nouns => {
    const [one, many] = kindNamed(type);
    return { add: { type }, one: [one], many: [many] };
  }),
  { add: { song: true }, one: ["song"], many: ["songs"] },
  ...SEVERAL,
  { add: {}, one: ["card"], many: ["cards"] },
];

/** In a hand, deck or discard: "character card". */
const printed: readonly Nouns[] = inPlay.map(({ add, one, many }) =>
  Object.keys(add).length === 0
    ? { add, one, many }
    : {
        add,
        one: one.map((name) => `${name} card`),
        many: [...one, ...many].map((name) => `${name} cards`),
      },
);

/** What is played can be called either way. */
const played: readonly Nouns[] = [...inPlay, ...printed.filter(({ add }) => add.type || add.song)];

const KINDS: Readonly<Record<Place, readonly Nouns[]>> = { play: inPlay, card: printed, played };

function merged(a: Add, b: Add): Add | null {
  for (const name of Object.keys(b) as (keyof Filter)[]) if (a[name] !== undefined) return null;
  return { ...a, ...b };
}

function readMany(traits: readonly Trait[], text: string, start: Step, isBefore: boolean): Step[] {
  const found: Step[] = [start];
  for (const trait of traits) {
    const joints = isBefore ? [""] : [" ", " and "];
    for (const joint of joints) {
      const from = after(text, start.end, joint);
      if (from === null) continue;
      const reads =
        joint === " and "
          ? readAgain(trait, text, from, start.context)
          : trait.read(text, from, start.context);
      for (const { value, end } of reads) {
        const both = merged(start.value, value);
        if (both === null) continue;
        const next = isBefore ? after(text, end, " ") : end;
        if (next === null) continue;
        found.push(
          ...readMany(traits, text, { value: both, end: next, context: start.context }, isBefore),
        );
      }
    }
  }
  return found;
}

/** "with cost 3 or less and Evasive": the second "with" is left out. */
function readAgain(trait: Trait, text: string, at: number, context: Context): readonly Step[] {
  const said = `with ${text.slice(at)}`;
  return trait.read(said, 0, context).map((step) => ({ ...step, end: at + step.end - 5 }));
}

const nouns = new Map<string, Part<Filter>>();

export function noun(place: Place, number: "one" | "many"): Part<Filter> {
  const made = nouns.get(`${place} ${number}`) ?? makeNoun(place, number);
  nouns.set(`${place} ${number}`, made);
  return made;
}

function makeNoun(place: Place, number: "one" | "many"): Part<Filter> {
  const kinds = KINDS[place];
  /** Many forms of words look for a noun at the same place. */
  let known: { readonly text: string; readonly at: Map<number, readonly Read<Filter>[]> } | null =
    null;
  const readOnce = (text: string, at: number, context: Context): readonly Read<Filter>[] => {
    const found: Read<Filter>[] = [];
    const heads = readMany(before, text, { value: {}, end: at, context }, true);
    for (const head of heads) {
      if (isBare) found.push(...unsaid(text, head));
      for (const kind of kinds) {
        for (const name of kind[number]) {
          const end = after(text, head.end, name);
          if (end === null || isInWord(text, end)) continue;
          const both = merged(head.value, kind.add);
          if (both === null) continue;
          found.push(...readMany(behind, text, { value: both, end, context }, false));
          // "a character in play with a card under them": otherwise that stands behind everything.
          const inPlay = place === "play" ? after(text, end, " in play with ") : null;
          if (inPlay === null) continue;
          found.push(
            ...readMany(
              behind,
              text,
              { value: both, end: inPlay - " with ".length, context },
              false,
            ),
          );
        }
      }
    }
    return distinct(found);
  };
  /** "a Pirate": the word for a character may be left out behind what it is. */
  const isBare = place === "play" && number === "one";
  const unsaid = (text: string, head: Step): Step[] =>
    classificationTrait.read(text, head.end, head.context).flatMap(({ value, end }) => {
      const both = merged(head.value, { ...value, type: "character" });
      if (both === null || after(text, end, " character") !== null) return [];
      return readMany(behind, text, { value: both, end, context: head.context }, false);
    });
  return {
    read(text, at, context) {
      // What cards are compared with goes by what was spoken of before.
      if (/ than | the same /.test(text.slice(at, at + 160))) return readOnce(text, at, context);
      if (known?.text !== text) known = { text, at: new Map() };
      // While it is read another text may be: a part of this one with other words before it.
      const own = known.at;
      const found = own.get(at) ?? readOnce(text, at, context);
      own.set(at, found);
      return found.map((read) => ({ ...read, context }));
    },
    speak(filter, context) {
      const text = spoken(filter, place, number, context);
      return text === null ? null : { text, context };
    },
  };
}

/** Words in another order are the same. */
function distinct<T>(reads: readonly Read<T>[]): readonly Read<T>[] {
  return reads.filter(
    ({ value, end }, i) =>
      reads.findIndex((other) => other.end === end && same(other.value, value)) === i,
  );
}

const KIND_FIELDS: readonly (keyof Filter)[] = ["type", "song"];

/** Without what is the same said twice: one type in a list, the type of songs. */
function tidy({ type: given, any, ...more }: Filter): Filter {
  const isPlain = given === undefined && any?.every((one) => Object.keys(one).join() === "type");
  const type = isPlain ? any?.flatMap((one) => one.type ?? []) : given;
  const rest: Filter = { ...more, ...(any !== undefined && !isPlain && { any }) };
  const [only, ...others] = Array.isArray(type) ? (type as readonly CardType[]) : [type];
  const isSong = rest.song && (only ?? "action") === "action" && others.length === 0;
  if (isSong || type === undefined) return rest;
  return others.length === 0 && only !== undefined ? { ...rest, type: only } : { ...rest, type };
}

/** These words stand for these types, in whatever order they are listed. */
function isKind({ type, song }: Filter, add: Add, isExact: boolean): boolean {
  if (!same(song, add.song)) return false;
  if (isExact || !Array.isArray(type) || !Array.isArray(add.type)) return same(type, add.type);
  return (
    type.length === add.type.length &&
    (type as readonly CardType[]).every((one) => add.type?.includes(one))
  );
}

function kindsOf(filter: Filter, place: Place): readonly Nouns[] {
  const all = KINDS[place];
  const exact = all.filter(({ add }) => isKind(filter, add, true));
  const kinds = exact.length > 0 ? exact : all.filter(({ add }) => isKind(filter, add, false));
  if (filter.type !== undefined || filter.song !== undefined || place !== "play") return kinds;
  // Of some things only cards of one type have them: "Lamplighter characters".
  const [only, ...others] = typesOf(filter, "event");
  if (only === undefined || others.length > 0) return kinds;
  return [...all.filter(({ add }) => isKind({ type: only }, add, true)), ...kinds];
}

/** "item, location, or damaged character": of several kinds of cards, the last of which must be more. */
function eitherKind(
  { any = [], side, other, ...rest }: Filter,
  place: Place,
  number: "one" | "many",
  context: Context,
): string | null {
  if (Object.keys(rest).length > 0 || any.length < 2) return null;
  const isPlain = (one: Filter): boolean => Object.keys(one).every((name) => name === "type");
  const [last, ...more] = any.filter((one) => !isPlain(one));
  const isFront = last !== undefined && Object.keys(last).every((name) => FRONT.has(name));
  if (!isFront || more.length > 0 || last.type === undefined) return null;
  const types = any.filter(isPlain).flatMap(({ type }) => type ?? []) as readonly CardType[];
  if (types.length === 0) return null;
  const own = { ...(side && { side }), ...(other && { other }) };
  // "Opposing" is said once, before all of them.
  const each = side === "opposing" && !other ? {} : own;
  const lead = types.map((type, i) =>
    spoken({ type, ...(i === 0 ? own : each) }, place, number, context),
  );
  const tail = spoken(last, place, number, context);
  if (tail === null || lead.some((one) => one === null)) return null;
  return types.length === 1 ? `${lead.join("")} or ${tail}` : `${lead.join(", ")}, or ${tail}`;
}

/** What stands before the noun. */
const FRONT = new Set(["type", "damaged", "exerted", "drying", "ink", "inkable", "classification"]);

function spoken(
  whole: Filter,
  place: Place,
  number: "one" | "many",
  context: Context,
): string | null {
  const filter = tidy(whole);
  const either = eitherKind(filter, place, number, context);
  if (either !== null) return either;
  const given = Object.keys(filter).filter(
    (name) => filter[name as keyof Filter] !== undefined,
  ) as (keyof Filter)[];
  const nouns = kindsOf(filter, place).flatMap((kind) => kind[number]);
  if (nouns.length === 0) return null;
  const left = new Set(given.filter((name) => !KIND_FIELDS.includes(name)));
  const said = (traits: readonly Trait[]): string[] => {
    const texts: string[] = [];
    for (const trait of traits) {
      const one = trait.speak(filter, number === "many", context, place);
      if (one === null || !one.fields.every((field) => left.has(field))) continue;
      for (const field of one.fields) left.delete(field);
      texts.push(one.text);
    }
    return texts;
  };
  const { side, at } = filter;
  left.delete("side");
  const front = said(before);
  const rest = withs(said(behind.filter((trait) => !OWNERS.includes(trait))));
  if (left.size > 0) return null;
  const ways = sideWays(front, rest, side, at === "this");
  const isFollowed = place === "play" && rest.some(isWith);
  const kind = classificationTrait.speak(filter, number === "many", context, place);
  const isPerson = place === "play" && number === "one" && filter.type === "character";
  const all = ways.flatMap(([head, tail]) => {
    const first = tail[0];
    const inPlay = isFollowed && first !== undefined && isWith(first) ? MAYBE_IN_PLAY : "";
    const whole = [...head, `${oneOf(nouns)}${inPlay}`, ...tail].join(" ");
    const isLast = isPerson && kind !== null && head.at(-1) === kind.text;
    return isLast ? [whole, [...head, ...tail].join(" ")] : [whole];
  });
  return oneOf(all);
}

/** Also where several wordings begin so. */
const isWith = (text: string): boolean => /^\uE000?with /.test(text);

/** Between the noun and what it has. */
export const MAYBE_IN_PLAY = oneOf(["", " in play"]);

type Around = readonly [head: readonly string[], tail: readonly string[]];

/** Each way to say whose it is, in every order. */
function sideWays(
  front: readonly string[],
  rest: readonly string[],
  side: Filter["side"],
  isHere: boolean,
): readonly Around[] {
  const heads = orders(front);
  const tails = orders(rest);
  const both = (a: readonly (readonly string[])[], b: readonly (readonly string[])[]): Around[] =>
    a.flatMap((head) => b.map((tail): Around => [head, tail]));
  if (side === undefined) return both(heads, tails);
  if (side === "opposing") {
    const said = [["opposing", ...front], ...(front.length > 0 ? [[...front, "opposing"]] : [])];
    return [
      ...both(said, tails),
      ...both(heads, [
        [...rest, "opponents have in play"],
        ["opponents have in play", ...rest],
      ]),
    ];
  }
  const way = isHere ? "you have here" : "you have in play";
  const others = isHere ? without(rest, "here") : rest;
  return [
    ...both(heads, [
      ["of yours", ...rest],
      [...rest, "of yours"],
    ]),
    ...both(heads, [
      [way, ...others],
      [...others, way],
    ]),
  ];
}

/** Spoken above. */
const OWNERS = [YOU_HAVE_HERE];

function without(texts: readonly string[], word: string): string[] {
  return texts.filter((text) => !text.includes(word));
}

function orders(texts: readonly string[]): readonly (readonly string[])[] {
  return texts.length === 2 ? [texts, [...texts].reverse()] : [texts];
}

/** One "with" for all. */
function withs(texts: readonly string[]): string[] {
  const all = texts.filter((text) => text.startsWith("with "));
  if (all.length < 2) return [...texts];
  const others = texts.filter((text) => !text.startsWith("with "));
  return [...others, `with ${all.map((text) => text.slice(5)).join(" and ")}`];
}

/** What kind of card the words have spoken of. */
export function kindOf(filter: Filter): CardType | "card" {
  const types = typesOf(filter, "event");
  const [only] = types;
  return types.length === 1 && only !== undefined ? only : "card";
}
