/** A clause: who does what. */

import { words } from "./grammar.ts";
import type { Noun } from "./speaking.ts";

export interface Clause {
  /** Null: you. */
  readonly subject: { readonly text: string; readonly isMany: boolean } | null;
  /** "draw", "draws" */
  readonly verb: readonly [bare: string, third: string];
  readonly rest: string;
  /** After "you may", where that is not "have them do it". */
  readonly may?: string;
  /** It says more than one thing, so nothing is put in front of it. */
  readonly isWhole?: true;
}

export function you(verb: string, ...rest: readonly string[]): Clause {
  return { subject: null, verb: [verb, verb], rest: words(...rest) };
}

export function cards(
  subject: Noun,
  bare: string,
  third: string,
  ...rest: readonly string[]
): Clause {
  return { subject, verb: [bare, third], rest: words(...rest) };
}

/** A sentence of its own making. */
export function whole(text: string): Clause {
  return { subject: null, verb: ["", ""], rest: text, isWhole: true };
}

/** "draw a card", "your opponent draws a card" */
export function plain({ subject, verb, rest }: Clause): string {
  const [bare, third] = verb;
  return subject === null
    ? words(bare, rest)
    : words(subject.text, subject.isMany ? bare : third, rest);
}

/** After "you may": "draw a card", "have your opponent draw a card". */
export function optional({ subject, verb, rest, may }: Clause): string {
  const [bare] = verb;
  if (may !== undefined) return may;
  return subject === null ? words(bare, rest) : words("have", subject.text, bare, rest);
}
