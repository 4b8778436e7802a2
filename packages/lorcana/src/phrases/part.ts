/**
 * A part of a text that is read and spoken by the same table. Reading gives every way to understand a
 * place; speaking gives one text, in which private marks hold the other wordings of the same thing.
 */
import type { Selector, Trigger } from "../cards.ts";
import type { CardType, Seat } from "../vocabulary.ts";

/** Cards that the text has spoken of, for "they" and "that character". */
export interface Antecedent {
  readonly selector: Selector;
  readonly kind: CardType | "card";
  readonly isMany: boolean;
  /** Yours by its words: it goes to your hand, not to its player's. */
  readonly isYours: boolean;
  /** What an effect has done to it: "the exerted character". */
  readonly done?: string;
  /** Mentioned in passing: no pronoun means it. */
  readonly isAside?: true;
}

/** What has been said before this place: the same for who reads and who speaks. */
export interface Context {
  /** What "this character" is; null for an action. */
  readonly type: CardType | null;
  readonly trigger: Trigger | null;
  readonly spoken: readonly Antecedent[];
  /** Of the verb that follows. */
  readonly subject: "you" | "one" | "many";
  /** After "you may" and "to": no subject of its own, unless with "have". */
  readonly isBare: boolean;
  /** How many cards have been given a name. */
  readonly names: number;
  /** Only the best way to say it is wanted, not all of them: what is read is compared with all. */
  readonly isBest?: true;
  /** The cards that were given a name, in order. */
  readonly named?: readonly {
    readonly as: string;
    readonly kind: CardType | "card";
    readonly isMany: boolean;
  }[];
  /** Of a text that is being carried out: what the cards are called that it has chosen. */
  readonly called?: ReadonlyMap<string, Called>;
  /** Of such a text: the cards of what has happened, the other one in it included. */
  readonly happened?: { readonly it?: string; readonly other?: string };
  /** Of such a text: whose it is, who is "you" in it. */
  readonly speaker?: Seat;
}

export interface Called {
  readonly text: string;
  readonly isMany: boolean;
}

export interface Read<T> {
  readonly value: T;
  readonly end: number;
  readonly context: Context;
}

export interface Spoken {
  readonly text: string;
  readonly context: Context;
  /** How far it is from how the game would say it: of several ways the least is the best. */
  readonly strain?: number;
}

/** All of these ways say it: the least strained first, and of others the first. */
export function waysOf(ways: readonly (Spoken | null)[]): Spoken | null {
  const said = ways.filter((way) => way !== null);
  if (said.length < 2) return said[0] ?? null;
  const sorted = said.toSorted((a, b) => (a.strain ?? 0) - (b.strain ?? 0));
  const [best] = sorted;
  return best === undefined ? null : { ...best, text: oneOf(sorted.map(({ text }) => text)) };
}

/** What it takes to say one more thing behind another. */
export const together = (...parts: readonly Spoken[]): number =>
  parts.reduce((sum, { strain = 0 }) => sum + strain, 0);

/** Words for what the game has not said so far: spoken, and not read. */
export function onlySpoken<T>(
  speak: (value: T, context: Context) => Spoken | null,
  strain = UNUSUAL,
): Part<T> {
  return {
    read: () => [],
    speak(value, context) {
      const said = speak(value, context);
      return said && { ...said, strain: (said.strain ?? 0) + strain };
    },
  };
}

/** Said so by nobody but us. */
export const UNUSUAL = 5;

/** The same but for one field. */
export function without<T extends object, K extends keyof T>(value: T, field: K): Omit<T, K> {
  const left = Object.entries(value).filter(([name]) => name !== field);
  return Object.fromEntries(left) as Omit<T, K>;
}

/** Read as another part, and spoken otherwise. */
export function readAs<T>(part: Part<T>): Part<T>["read"] {
  return (text, at, context) => part.read(text, at, context);
}

/** The first of these that has words for it. */
export function firstOf<T>(...all: readonly Part<T>[]): Part<T> {
  return {
    read: (text, at, context) => all.flatMap((part) => part.read(text, at, context)),
    speak(value, context) {
      for (const part of all) {
        const said = part.speak(value, context);
        if (said !== null) return said;
      }
      return null;
    },
  };
}

export interface Part<T> {
  read(text: string, at: number, context: Context): readonly Read<T>[];
  speak(value: T, context: Context): Spoken | null;
}

export function newContext(type: CardType | null, trigger: Trigger | null = null): Context {
  return { type, trigger, spoken: [], subject: "you", isBare: false, names: 0 };
}

/** To be printed. */
export const toPrint = (context: Context): Context => ({ ...context, isBest: true });

const OPEN = "\uE000";
const OR = "\uE001";
const CLOSE = "\uE002";

/** Several wordings of one thing, the best first. */
export function oneOf(wordings: readonly string[]): string {
  const different = [...new Set(wordings)];
  const [first = ""] = different;
  return different.length === 1 ? first : `${OPEN}${different.join(OR)}${CLOSE}`;
}

/** The best wording of everything. */
export function best(text: string): string {
  let said = "";
  const kept: boolean[] = [];
  for (const char of text) {
    if (char === OPEN) kept.push(true);
    else if (char === OR) kept[kept.length - 1] = false;
    else if (char === CLOSE) kept.pop();
    else if (kept.every(Boolean)) said += char;
  }
  return said;
}

/** Every wording, as something to compare a text with. Capitals begin sentences: they say nothing. */
export function everyWording(text: string): RegExp {
  const source = text
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll(OPEN, "(?:")
    .replaceAll(OR, "|")
    .replaceAll(CLOSE, ")");
  return new RegExp(`^${source}$`, "i");
}

/** The position after this literal, or null. */
export function after(text: string, at: number, literal: string): number | null {
  const end = at + literal.length;
  return text.slice(at, end).toLowerCase() === literal.toLowerCase() ? end : null;
}

/** A part by a function, for tables that refer to each other. */
export function lazy<T>(part: () => Part<T>): Part<T> {
  return {
    read: (text, at, context) => part().read(text, at, context),
    speak: (value, context) => part().speak(value, context),
  };
}

/** Words that stand for one value each. */
export function wordsFor<T>(entries: readonly (readonly [T, ...string[]])[]): Part<T> {
  return {
    read(text, at, context) {
      return entries.flatMap(([value, ...wordings]) =>
        wordings.flatMap((wording) => {
          const end = after(text, at, wording);
          return end === null || isInWord(text, end) ? [] : [{ value, end, context }];
        }),
      );
    },
    speak(value, context) {
      const found = entries.filter(([known]) => known === value);
      if (found.length === 0) return null;
      return { text: oneOf(found.flatMap(([, ...wordings]) => wordings)), context };
    },
  };
}

/** A word goes on here: "quest" is not in "quests". */
export function isInWord(text: string, end: number): boolean {
  return /\w/.test(text[end - 1] ?? "") && /[\w-]/.test(text[end] ?? "");
}

/** Words without a value. */
export function mark(...texts: readonly string[]): Part<undefined> {
  return {
    read: (text, at, context) =>
      texts.flatMap((said) => {
        const end = after(text, at, said);
        return end === null || isInWord(text, end) ? [] : [{ value: undefined, end, context }];
      }),
    speak: (_, context) => ({ text: oneOf(texts), context }),
  };
}

/** A part whose values are seen otherwise. */
export function mapped<A, B>(
  part: Part<A>,
  to: (value: A) => B | null,
  from: (value: B) => A | null,
): Part<B> {
  return {
    read(text, at, context) {
      return part.read(text, at, context).flatMap(({ value, ...rest }) => {
        const made = to(value);
        return made === null ? [] : [{ value: made, ...rest }];
      });
    },
    speak(value, context) {
      const made = from(value);
      return made === null ? null : part.speak(made, context);
    },
  };
}
