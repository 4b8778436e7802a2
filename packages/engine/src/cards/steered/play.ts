/** One match of a steered run. Number n belongs to round n / effects and is for effect n % effects. */
import { type FuzzOptions, type FuzzReport, fuzz } from "@tcg/core/testkit";
import { createGame } from "../../game.ts";
import { course } from "../../hosting/course.ts";
import type { Config } from "../../start/config.ts";
import type { LunchTable } from "../../types.ts";
import type { DefinedCards } from "../complete-cards.ts";
import { type Aimed, effectsOf, nameOf } from "../using/effects.ts";
import { missingIn } from "../using/missing.ts";
import { resolvedIn } from "../using/resolved.ts";
import { optionsFor, seatOf } from "./decks.ts";
import { policyFor } from "./policy.ts";

export type SteeredRequest = Pick<
  FuzzOptions<LunchTable>,
  "seed" | "checks" | "heavyOneIn" | "command"
>;

/** Cards, and what differs from the usual rules where they are played. */
export interface SteeredSet {
  readonly cards: DefinedCards;
  readonly config: Partial<Config>;
}

/**
 * Its measures say what resolved: `times NAME`, `matches NAME`; `hits` is 1 if that for which it was
 * played did; else `missing WHAT NAME` says what that one came short of.
 */
export function playSteered(set: SteeredSet, request: SteeredRequest, game: number): FuzzReport {
  const { cards } = set;
  const effects = effectsOf(cards);
  const round = Math.floor(game / effects.length);
  const aimed = effects[game % effects.length] as Aimed;
  return fuzz(createGame(cards), {
    ...request,
    isPart: true,
    games: 1,
    firstGame: game,
    options: (random) => optionsFor(set, aimed, round, random),
    aim: () => policyFor(cards, aimed, seatOf(round)),
    maxCommands: 6000,
    course,
    rarely: ["SURRENDER", "TIMEOUT"],
    measure: ({ shared }, { steps }) => {
      const resolved = resolvedIn(cards, steps);
      const aim = nameOf(aimed.card.id, aimed.effect.id);
      const hits = resolved.has(aim) ? 1 : 0;
      const measured: Record<string, number> = { turns: shared.turnNumber, hits };
      if (hits === 0) {
        measured[`missing ${missingIn(cards, aimed, seatOf(round), steps)} ${aim}`] = 1;
      }
      for (const [name, times] of resolved) {
        measured[`times ${name}`] = times;
        measured[`matches ${name}`] = 1;
      }
      return measured;
    },
  });
}
