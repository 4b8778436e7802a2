/**
 * What golden replays there are: matches of the sample's cards played at random, one for each way a
 * match can end and for each setting that changes a rule. A recipe is only used to write its file
 * anew: the first seed whose match ends as wanted is taken.
 */
import {
  type Actor,
  type MatchRecord,
  playWhileLegal,
  recordMatch,
  type StartOptions,
} from "@tcg/core";
import { mixedMatch, playRandomly, sampleMatch } from "../fixtures/random-play.ts";
import type { Config } from "../src/config.ts";
import { sampleGame } from "../src/sample/index.ts";
import type { Command, Lorcana } from "../src/types.ts";
import type { ENDINGS } from "../src/vocabulary.ts";

interface Recipe {
  readonly ending: (typeof ENDINGS)[number];
  readonly config?: Partial<Config>;
  /** With the first twenty cards of each deck. */
  readonly small?: true;
  /** With decks of all inks, so that every kind of card is in it. */
  readonly mixed?: true;
  /** After so many commands somebody ends it. */
  readonly cut?: readonly [commands: number, actor: Actor<Lorcana>, command: Command];
}

/** Twenty cards are soon drawn, and nobody wins before. */
const SMALL = { loreToWin: 1000, minDeck: 20 } as const;

export const recipes: Readonly<Record<string, Recipe>> = {
  lore: { ending: "lore" },
  "lore-of-all-inks": { ending: "lore", mixed: true },
  "lore-by-later-rules": {
    ending: "lore",
    mixed: true,
    config: {
      deckOut: "end-turn-empty",
      interveningIf: "resolve",
      zeroDamageCountsAsDealt: true,
      nestedPlay: "during",
      startingPlayer: "random",
    },
  },
  "deck-out": { ending: "deck-out", small: true, config: SMALL },
  "deck-out-at-turn-end": {
    ending: "deck-out",
    small: true,
    config: { ...SMALL, deckOut: "end-turn-empty" },
  },
  concession: { ending: "concede", cut: [60, "away", { type: "CONCEDE" }] },
  timeout: { ending: "timeout", cut: [45, "referee", { type: "TIMEOUT", seat: "host" }] },
  "turn-limit": { ending: "turn-limit", config: { maxTurns: 8 } },
  loop: { ending: "loop", config: { maxActionsPerTurn: 3 } },
};

const MOST_SEEDS = 100;
/** A file is to stay small. */
const MOST_COMMANDS = 400;
/** Endings without a winner. */
const DRAWN: readonly string[] = ["loop", "turn-limit"];

export function record(name: string): MatchRecord<Lorcana> {
  const recipe = recipes[name];
  if (recipe === undefined) throw new Error(`no recipe ${name}`);
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const found = attempt(recipe, seed);
    if (found !== null) return found;
  }
  throw new Error(`${name}: no match of ${MOST_SEEDS} ends as the recipe says`);
}

function attempt(
  { ending, config, small, mixed, cut }: Recipe,
  seed: number,
): MatchRecord<Lorcana> | null {
  const match: StartOptions<Lorcana> = mixed ? mixedMatch(seed) : { ...decksOf(small), seed };
  const settings = { ...match.config, ...config };
  const options = { ...match, ...(Object.keys(settings).length > 0 && { config: settings }) };
  const { states, commands } = playRandomly(options, seed, cut?.[0] ?? MOST_COMMANDS);
  const last = states.at(-1);
  if (last === undefined) return null;
  const added = cut === undefined ? [] : [[cut[1], cut[2]] as const];
  const { state, rejection } = playWhileLegal(sampleGame, last, added);
  const { outcome } = state;
  if (rejection !== null || outcome.status === "running" || outcome.reason !== ending) return null;
  if ((outcome.winners.length === 0) !== DRAWN.includes(ending)) return null;
  return recordMatch(sampleGame, options, [...commands, ...added], state);
}

function decksOf(small = false): typeof sampleMatch {
  if (!small) return sampleMatch;
  const { hostDeck, awayDeck } = sampleMatch;
  return { hostDeck: hostDeck.slice(0, 20), awayDeck: awayDeck.slice(0, 20) };
}

/** One field on a line. */
export function writeRecord(record: MatchRecord<Lorcana>): string {
  const lines = Object.entries(record).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  return `{\n${lines.join(",\n")}\n}\n`;
}
