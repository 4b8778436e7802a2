/** What is asked of a changed card set, and what comes of each match: data that threads can exchange. */
import type { Seed } from "@tcg/core";
import type { NamedDeck } from "../decks.ts";
import type { AnyRecord } from "../record-file.ts";
import type { GameResult } from "../sim/request.ts";

export interface ImpactRequest {
  readonly game: string;
  /** The files of the two card sets: before and after the change. */
  readonly files: readonly [string, string];
  readonly seed: Seed;
  readonly bot: string;
  /** For each pair of decks. */
  readonly games: number;
  /** As each of the sets has them: a deck may have changed, too. */
  readonly decks: readonly [readonly NamedDeck[], readonly NamedDeck[]];
}

/** A game that is played with both sets, or a match that was played with the first. */
export type Job = { readonly number: number } | { readonly record: AnyRecord };

export interface Outcome {
  /** The same deal with the first and the second set; null for a match that was recorded. */
  readonly results: readonly [GameResult, GameResult] | null;
  /** How the match of the first set goes with the second, if the same commands are given. */
  readonly divergence: Divergence;
}

export type Divergence =
  | { readonly kind: "alike" }
  /** It cannot even start. */
  | { readonly kind: "no-start"; readonly why: string }
  | (Moment & {
      /** With the second set the command is refused. */
      readonly kind: "refused";
      readonly why: string;
    })
  | (Moment & {
      /** Something else comes of it. */
      readonly kind: "differs";
      /** What is told of it, less what is told of both. */
      readonly told: readonly [readonly string[], readonly string[]];
    });

export interface Moment {
  /** The number of the command in the record, from 1 on; 0: it starts otherwise. */
  readonly command: number;
  readonly turn: number;
  /** Who gives the command, and what it does. */
  readonly actor: string;
  readonly text: string;
}

/** Every two of so many decks, or the one against itself. */
export function pairsOf(decks: number): (readonly [number, number])[] {
  if (decks === 1) return [[0, 0]];
  return Array.from({ length: decks }, (_, one) => one).flatMap((one) =>
    Array.from({ length: decks - one - 1 }, (_, i) => [one, one + 1 + i] as const),
  );
}
