/**
 * What golden replays there are: matches of the example decks played at random, one for each way a
 * match can end and for each shape of the game. A recipe is only used to write its file anew: the
 * first seed whose match ends as wanted is taken.
 */
import {
  type Actor,
  type MatchRecord,
  playWhileLegal,
  recordMatch,
  type StartOptions,
} from "@tcg/core";
import { exampleGame, exampleMatch, playRandomly } from "../fixtures/example-game.ts";
import type { Config } from "../src/config.ts";
import type { Command, LunchTable } from "../src/types.ts";
import type { Ending } from "../src/vocabulary.ts";

interface Recipe {
  readonly ending: Ending;
  readonly config?: Partial<Config>;
  /** The decks change seats. */
  readonly swapped?: true;
  /** After so many commands somebody ends it. */
  readonly cut?: readonly [commands: number, actor: Actor<LunchTable>, command: Command];
  readonly isDraw?: true;
}

/** LT 5: the five-phase game. */
const FIVE_PHASES = { standbyPhase: false, main2Phase: false } as const;

/** Players who play at random hardly ever come to three breakdowns of three counters. */
const EARLY_BREAKDOWNS = { breakdownThreshold: 1, breakdownsToWin: 2 } as const;

export const recipes: Readonly<Record<string, Recipe>> = {
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
  "turn-limit": { ending: "turn_limit", config: { maxTurns: 8 } },
  loop: { ending: "loop", config: { maxLinksPerTurn: 1 } },
  surrender: { ending: "surrender", cut: [60, "away", { type: "SURRENDER" }] },
  timeout: { ending: "timeout", cut: [45, "referee", { type: "TIMEOUT", seat: "host" }] },
};

const MOST_SEEDS = 100;
/** A file is to stay small. */
const MOST_COMMANDS = 400;

export function record(name: string): MatchRecord<LunchTable> {
  const recipe = recipes[name];
  if (recipe === undefined) throw new Error(`no recipe ${name}`);
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const found = attempt(recipe, seed);
    if (found !== null) return found;
  }
  throw new Error(`${name}: no match of ${MOST_SEEDS} ends as the recipe says`);
}

function attempt(
  { ending, config, swapped, cut, isDraw }: Recipe,
  seed: number,
): MatchRecord<LunchTable> | null {
  const { hostDeck, awayDeck } = exampleMatch;
  const decks = swapped ? { hostDeck: awayDeck, awayDeck: hostDeck } : { hostDeck, awayDeck };
  const options: StartOptions<LunchTable> = { ...decks, seed, ...(config && { config }) };
  const { states, commands } = playRandomly(options, seed, cut?.[0] ?? MOST_COMMANDS);
  const last = states.at(-1);
  if (last === undefined) return null;
  const added = cut === undefined ? [] : [[cut[1], cut[2]] as const];
  const { state, rejection } = playWhileLegal(exampleGame, last, added);
  const { outcome } = state;
  if (rejection !== null || outcome.status === "running" || outcome.reason !== ending) return null;
  if (
    (outcome.winners.length === 0) !==
    (isDraw ?? (ending === "loop" || ending === "turn_limit"))
  ) {
    return null;
  }
  return recordMatch(exampleGame, options, [...commands, ...added], state);
}

/** One field on a line. */
export function writeRecord(record: MatchRecord<LunchTable>): string {
  const lines = Object.entries(record).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  return `{\n${lines.join(",\n")}\n}\n`;
}
