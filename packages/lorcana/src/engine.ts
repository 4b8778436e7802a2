/**
 * The engine as the familiar API: an object that holds one match, and plain functions that hold
 * nothing. Both are a thin wrapper around the kernel's `Game` (game.ts), which servers, bots
 * and tests use directly.
 */
import * as kernel from "@tcg/core/engine";
import { defineCards } from "./define-cards.ts";
import { createGame } from "./game.ts";
import { type EngineOptions, engineFaults, seatingOf } from "./options.ts";
import type { Lorcana } from "./types.ts";

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
export type Engine = kernel.Engine<Lorcana>;
export type SeatView = kernel.SeatView<Lorcana>;
export type PlayerView = kernel.PlayerView<Lorcana>;

/** Invalid options throw a TypeError whose message lists every fault, one a line. */
export function createEngine(options: EngineOptions): Engine {
  const faults = engineFaults(options);
  if (faults.length > 0) throw kernel.impossibleMatch(faults);
  const { cards, hostId, awayId, thirdId, fourthId, ...start } = options;
  const defined = defineCards(cards);
  if (!defined.ok) throw kernel.impossibleMatch(["its cards are not well defined"]);
  const named = { host: hostId, away: awayId, third: thirdId, fourth: fourthId };
  const players = Object.fromEntries(
    seatingOf(start).map((seat) => [seat, named[seat] ?? seat]),
  ) as kernel.Players<Lorcana>;
  return kernel.holdMatch(createGame(defined.cards), start, players);
}
