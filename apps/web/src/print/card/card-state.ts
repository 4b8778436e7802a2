/** What a card goes through on the table. Everything is optional: a card at rest has no state. */

/** Crumbs that add up: from `limit` on something breaks. */
export interface Counters {
  readonly count: number;
  readonly limit: number;
  /** What one of them is called, in a sentence: "vice". */
  readonly name: string;
}

export interface CardState {
  readonly playable?: boolean;
  readonly selected?: boolean;
  /** It can be chosen now. */
  readonly target?: boolean;
  /** Its place among the cards that are chosen, from 1. */
  readonly picked?: number;
  /** The number of the chain link that is about it. */
  readonly link?: number;
  readonly attacking?: boolean;
  readonly exhausted?: boolean;
  readonly defense?: boolean;
  /** It lies face down, and the viewer knows its face. */
  readonly set?: boolean;
  readonly counters?: Counters;
  readonly negated?: boolean;
  /** Numbers as they are now, by the label that they have on the face. */
  readonly now?: Readonly<Record<string, number>>;
}

export const atRest: CardState = {};

/** How near its counters are to breaking something. */
export type Danger = "none" | "near" | "breaks";

export function dangerOf({ counters }: CardState): Danger {
  if (counters === undefined || counters.count === 0) return "none";
  if (counters.count >= counters.limit) return "breaks";
  return counters.count === counters.limit - 1 ? "near" : "none";
}

/** The classes that draw it: `is-playable` and so on. */
export function stateClasses(state: CardState): string {
  const classes = {
    "is-playable": state.playable,
    "is-selected": state.selected,
    "is-target": state.target,
    "is-picked": state.picked !== undefined,
    "is-linked": state.link !== undefined,
    "is-attacking": state.attacking,
    "is-exhausted": state.exhausted,
    "is-defending": state.defense,
    "is-set": state.set,
    "is-negated": state.negated,
    "is-trembling": dangerOf(state) !== "none",
  };
  return Object.entries(classes)
    .filter(([, holds]) => holds)
    .map(([name]) => name)
    .join(" ");
}
