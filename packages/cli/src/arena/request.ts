/** What an arena is asked to do, and what comes of each deal: data that threads and files can exchange. */
import type { Seed } from "@tcg/core";
import type { NamedDeck } from "../decks.ts";

export interface ArenaRequest {
  readonly game: string;
  /** The file of the card set. */
  readonly cards?: string;
  readonly seed: Seed;
  /** The bot that is judged, and the one it is measured by. */
  readonly bots: readonly [string, string];
  readonly decks: readonly NamedDeck[];
}

/** One part of an arena that several machines play: of every `of` deals the `part`th. */
export interface Shard {
  /** From 1 on. */
  readonly part: number;
  readonly of: number;
}

export const WHOLE: Shard = { part: 1, of: 1 };

/** A deal was played twice, so that both bots had both sides of it. */
export interface DealResult {
  /** Of the deal, from 0 on. */
  readonly deal: number;
  /** What the judged bot scored with the first seat, and with the second: 1, 0, or 0.5 for a draw. */
  readonly scores: readonly [number, number];
  readonly turns: readonly [number, number];
}

/** From 0, nothing won, to 1, both games. */
export const scoreOf = ({ scores }: DealResult): number => (scores[0] + scores[1]) / 2;
