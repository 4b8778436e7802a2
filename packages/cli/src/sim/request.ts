/** What a simulation is asked to do, and what comes of each game: data that threads can exchange. */
import type { Seed } from "@tcg/core";
import type { NamedDeck } from "../decks.ts";

/** One of the two sides that are compared. It keeps bot and deck and changes seats. */
interface Side {
  readonly bot: string;
  readonly deck: NamedDeck;
}

export interface SimRequest {
  readonly game: string;
  /** The file of the card set. */
  readonly cards?: string;
  readonly seed: Seed;
  readonly games: number;
  readonly sides: readonly [Side, Side];
  /** In every second game the sides change seats. */
  readonly swap: boolean;
  readonly record: boolean;
}

/** Which of its cards a side had in hand in a game, and which it played: each by its id, once. */
export interface CardsUsed {
  readonly drawn: readonly string[];
  readonly played: readonly string[];
}

export interface GameResult {
  readonly number: number;
  /** The sides that won; none in a draw or a game that was given up. */
  readonly winners: readonly number[];
  /** The side that went first; null where all act at once. */
  readonly first: number | null;
  readonly turns: number;
  readonly commands: number;
  /** The game's reason, or `unfinished`. */
  readonly ending: string;
  /** By side; null in games that do not tell of the use of cards. */
  readonly cards: readonly [CardsUsed, CardsUsed] | null;
  /** A MatchRecord, if it was asked for. */
  readonly record?: object;
}

export const UNFINISHED = "unfinished";
