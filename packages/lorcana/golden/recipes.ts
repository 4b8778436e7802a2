/**
 * What golden replays there are: matches of the sample's cards, one for each way a match can end and
 * for each setting that changes a rule.
 */
import type { StartOptions } from "@tcg/core";
import type { Recipe } from "@tcg/core/golden";
import { mixedMatch, sampleMatch } from "../fixtures/random-play.ts";
import type { Config } from "../src/config.ts";
import type { Lorcana } from "../src/types.ts";
import type { ENDINGS } from "../src/vocabulary.ts";

interface MatchRecipe extends Recipe<Lorcana> {
  readonly ending: (typeof ENDINGS)[number];
  readonly config?: Partial<Config>;
  /** With the first twenty cards of each deck. */
  readonly small?: true;
  /** With decks of all inks, so that every kind of card is in it. */
  readonly mixed?: true;
}

/** Twenty cards are soon drawn, and nobody wins before. */
const SMALL = { loreToWin: 1000, minDeck: 20 } as const;

export const recipes: Readonly<Record<string, MatchRecipe>> = {
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
  "turn-limit": { ending: "turn-limit", config: { maxTurns: 8 }, isDraw: true },
  loop: { ending: "loop", config: { maxActionsPerTurn: 3 }, isDraw: true },
};

export function optionsOf(
  { config, small, mixed }: MatchRecipe,
  seed: number,
): StartOptions<Lorcana> {
  const match: StartOptions<Lorcana> = mixed ? mixedMatch(seed) : { ...decksOf(small), seed };
  const settings = { ...match.config, ...config };
  return { ...match, ...(Object.keys(settings).length > 0 && { config: settings }) };
}

function decksOf(small = false): typeof sampleMatch {
  if (!small) return sampleMatch;
  const { hostDeck, awayDeck } = sampleMatch;
  return { hostDeck: hostDeck.slice(0, 20), awayDeck: awayDeck.slice(0, 20) };
}
