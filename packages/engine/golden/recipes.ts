/**
 * What golden replays there are: matches of the example decks, one for each way a match can end and
 * for each shape of the game.
 */
import type { StartOptions } from "@tcg/core";
import type { Recipe } from "@tcg/core/golden";
import { exampleMatch } from "../fixtures/example-game.ts";
import type { Config } from "../src/start/config.ts";
import type { LunchTable } from "../src/types.ts";
import type { Ending } from "../src/vocabulary.ts";

interface MatchRecipe extends Recipe<LunchTable> {
  readonly ending: Ending;
  readonly config?: Partial<Config>;
  /** The decks change seats. */
  readonly swapped?: true;
}

/** LT 5: the five-phase game. */
const FIVE_PHASES = { standbyPhase: false, main2Phase: false } as const;

/** Players who play at random hardly ever come to three breakdowns of three counters. */
const EARLY_BREAKDOWNS = { breakdownThreshold: 1, breakdownsToWin: 2 } as const;

export const recipes: Readonly<Record<string, MatchRecipe>> = {
  "life-points": { ending: "lp_zero" },
  breakdown: { ending: "breakdown", config: EARLY_BREAKDOWNS, swapped: true },
  "deck-out": { ending: "deck_out", config: { attritionFromTurn: 1000, startingHand: 12 } },
  "simple-life-points": { ending: "lp_zero", config: { responses: "auto" }, swapped: true },
  "simple-breakdown": { ending: "breakdown", config: { ...EARLY_BREAKDOWNS, responses: "auto" } },
  "five-phases": { ending: "lp_zero", config: FIVE_PHASES },
  "simple-five-phases": {
    ending: "lp_zero",
    config: { ...FIVE_PHASES, responses: "auto", firstSeatDrawsOnTurn1: true },
  },
  "attrition-draw": {
    ending: "lp_zero",
    config: { startingLifePoints: 1000, attritionFromTurn: 2, attritionLifePoints: 1000 },
    isDraw: true,
  },
  "turn-limit": { ending: "turn_limit", config: { maxTurns: 8 }, isDraw: true },
  loop: { ending: "loop", config: { maxLinksPerTurn: 1 }, isDraw: true },
  surrender: { ending: "surrender", cut: [60, "away", { type: "SURRENDER" }] },
  timeout: { ending: "timeout", cut: [45, "referee", { type: "TIMEOUT", seat: "host" }] },
};

export function optionsOf(
  { config, swapped }: MatchRecipe,
  seed: number,
): StartOptions<LunchTable> {
  const { hostDeck, awayDeck } = exampleMatch;
  const decks = swapped ? { hostDeck: awayDeck, awayDeck: hostDeck } : { hostDeck, awayDeck };
  return { ...decks, seed, ...(config && { config }) };
}
