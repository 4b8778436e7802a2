/**
 * The familiar API: an object that holds one match, and plain functions that hold nothing. Both are
 * thin wrappers of the kernel's `Game` (game.ts), which servers, bots and tests use directly.
 */
import * as kernel from "@tcg/core/engine";
import { defineCards } from "./cards/define-cards.ts";
import { createGame } from "./game.ts";
import { type EngineOptions, engineFaults } from "./start/options.ts";
import type { LunchTable } from "./types.ts";

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

export type { EngineOptions };
export type Engine = kernel.Engine<LunchTable>;
export type SeatView = kernel.SeatView<LunchTable>;
export type PlayerView = kernel.PlayerView<LunchTable>;

/** Options that no match can have throw a TypeError whose message lists every fault, one a line. */
export function createEngine(options: EngineOptions): Engine {
  const faults = engineFaults(options);
  if (faults.length > 0) throw kernel.impossibleMatch(faults);
  const { cards, hostId, awayId, ...start } = options;
  const defined = defineCards(cards);
  if (!defined.ok) throw kernel.impossibleMatch(["its cards are not well defined"]);
  return kernel.holdMatch(createGame(defined.cards), start, { host: hostId, away: awayId });
}
