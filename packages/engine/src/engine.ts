/**
 * The engine in the words the field knows: an object that holds one match, and plain functions
 * that hold nothing. Both are a thin dress over the kernel's `Game` (game.ts), which servers, bots
 * and tests use directly.
 */
import type { Seed } from "@tcg/core";
import * as kernel from "@tcg/core/engine";
import type { DefinedCards } from "./cards/complete-cards.ts";
import { defineCards } from "./cards/define-cards.ts";
import { createGame } from "./game.ts";
import type { Config } from "./start/config.ts";
import { engineFaults } from "./start/engine-faults.ts";
import type { LunchTable } from "./types.ts";
import type { Seat } from "./vocabulary.ts";

export {
  createInitialState,
  decide,
  evolve,
  explain,
  legalMoves,
  mask,
  type Randomness,
  randomSeed,
} from "@tcg/core/engine";

export type Engine = kernel.Engine<LunchTable>;
export type SeatView = kernel.SeatView<LunchTable>;
export type PlayerView = kernel.PlayerView<LunchTable>;

export interface EngineOptions {
  readonly cards: DefinedCards;
  /** Who plays, as the host of the match names them. */
  readonly hostId: string;
  readonly awayId: string;
  /** Lists of definition ids. */
  readonly hostDeck: readonly string[];
  readonly awayDeck: readonly string[];
  /** Engines have no randomness of their own; `randomSeed(crypto)` makes one. */
  readonly seed: Seed;
  readonly config?: Partial<Config>;
  readonly firstSeat?: Seat;
}

/** Options that no match can have throw a TypeError whose message lists every fault, one a line. */
export function createEngine(options: EngineOptions): Engine {
  const faults = engineFaults(options);
  if (faults.length > 0) throw kernel.impossibleMatch(faults);
  const { cards, hostId, awayId, ...start } = options;
  const defined = defineCards(cards);
  if (!defined.ok) throw kernel.impossibleMatch(["its cards are not well defined"]);
  return kernel.holdMatch(createGame(defined.cards), start, { host: hostId, away: awayId });
}
