/**
 * Tables on which much or little stands, everything else being equal: the same cards lie on them, and
 * the same commands can be played. Nothing that stands changes the course: listeners wait for what does
 * not happen, or happens to other cards, and only figures are raised that nobody fights about.
 */
import type { Game, GameTypes, State } from "@tcg/core";

/** How many of them stand. */
export interface Amounts {
  /** What effects have left standing. */
  readonly modifiers?: number;
  /** Triggered effects that wait. */
  readonly listeners?: number;
  /** Continuous effects, static abilities. */
  readonly continuous?: number;
}

export const tables: Readonly<Record<string, Amounts>> = {
  none: {},
  "10 modifiers": { modifiers: 10 },
  "60 modifiers": { modifiers: 60 },
  "60 listeners": { listeners: 60 },
  "60 continuous effects": { continuous: 60 },
};

/** On each side, so that each of the six carries its share. */
export const UNITS = 3;
export const SEATS = ["host", "away"] as const;
const ALL_UNITS = UNITS * SEATS.length;

/** So many of them on each unit that there are `all` in all. */
export function onEachUnit<T>(all: number | undefined, make: (number: number) => T): T[] {
  return Array.from({ length: (all ?? 0) / ALL_UNITS }, (_, i) => make(i));
}

export interface SetTable<G extends GameTypes> {
  readonly game: Game<G>;
  readonly state: State<G>;
}

/** Sets such a table with the sources of a checkout. */
export interface Setter<G extends GameTypes> {
  readonly set: (root: string, amounts: Amounts) => Promise<SetTable<G>>;
  /** Commands that would take units away or end the match. */
  readonly leftOut: readonly G["command"]["type"][];
}
