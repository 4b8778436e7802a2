/**
 * A part of a text that is read and spoken by the same table. Reading gives every way to understand a
 * place; speaking gives one text, in which private marks hold the other wordings of the same thing.
 */
import type { Selector, Trigger } from "../cards.ts";
import type { CardType } from "../vocabulary.ts";

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
}

export interface Read<T> {
  readonly value: T;
  readonly end: number;
  readonly context: Context;
}

export interface Spoken {
  readonly text: string;
  readonly context: Context;
}

export interface Part<T> {
  read(text: string, at: number, context: Context): readonly Read<T>[];
  speak(value: T, context: Context): Spoken | null;
}

export function newContext(type: CardType | null, trigger: Trigger | null = null): Context {
  return { type, trigger, spoken: [], subject: "you", isBare: false, names: 0 };
}

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
