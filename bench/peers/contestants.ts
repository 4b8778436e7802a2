/** Who takes part, and what is set against what. */
import type { WayName } from "../duel/lanes.ts";
import type { SubjectName } from "../lanes/subject.ts";

export interface Contestant {
  readonly name: string;
  readonly kind:
    | { readonly of: "game"; readonly game: SubjectName; readonly how: "in place" | "decide" }
    | { readonly of: "duel"; readonly way: WayName }
    | { readonly of: "ocgcore" | "pkmn" };
  /** In a pass: so few that a pass is no longer than a round is meant to be. */
  readonly matches: number;
}

export const contestants = {
  lunchtable: {
    name: "LunchTable, in place",
    kind: { of: "game", game: "lunchtable", how: "in place" },
    matches: 12,
  },
  decide: {
    name: "LunchTable, decide",
    kind: { of: "game", game: "lunchtable", how: "decide" },
    matches: 12,
  },
  lorcana: {
    name: "Lorcana, in place",
    kind: { of: "game", game: "lorcana", how: "in place" },
    matches: 12,
  },
  duel: {
    name: "small duel on @tcg/core, in place",
    kind: { of: "duel", way: "@tcg/core, in place" },
    matches: 24,
  },
  boardgame: {
    name: "small duel on boardgame.io 0.50.2",
    kind: { of: "duel", way: "boardgame.io 0.50.2" },
    matches: 24,
  },
  ocgcore: { name: "plain monsters on ocgcore-wasm 0.1.2", kind: { of: "ocgcore" }, matches: 3 },
  pkmn: { name: "gen 9 random battles on @pkmn/sim 0.10.11", kind: { of: "pkmn" }, matches: 1 },
} as const satisfies Readonly<Record<string, Contestant>>;

export type Name = keyof typeof contestants;

/** A ratio that is asked about: how many times as much of a unit the first does in the time of the second. */
export interface Question {
  readonly one: Name;
  readonly other: Name;
  readonly unit: "commands" | "turns";
  /** Null: none was set. */
  readonly wanted: number | null;
}

export const questions: readonly Question[] = [
  { one: "duel", other: "boardgame", unit: "commands", wanted: 20 },
  { one: "lunchtable", other: "boardgame", unit: "commands", wanted: 5 },
  { one: "lorcana", other: "boardgame", unit: "commands", wanted: 3 },
  { one: "lunchtable", other: "ocgcore", unit: "turns", wanted: 2 },
  { one: "lunchtable", other: "pkmn", unit: "turns", wanted: null },
  { one: "decide", other: "lunchtable", unit: "commands", wanted: 0.7 },
];
