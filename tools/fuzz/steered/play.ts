/** One match of a steered run. Number n belongs to round n / effects and is for effect n % effects. */
import { type CardTable, createGame, type LunchTable } from "@ltcg/engine";
import { type FuzzOptions, type FuzzReport, fuzz } from "@tcg/core/testkit";
import { course } from "../../../packages/engine/fuzz/course.ts";
import { optionsFor, seatOf } from "./decks.ts";
import { type Aimed, effectsOf, nameOf } from "./effects.ts";
import { policyFor } from "./policy.ts";
import { resolvedIn } from "./resolved.ts";

export type SteeredRequest = Pick<
  FuzzOptions<LunchTable>,
  "seed" | "checks" | "heavyOneIn" | "command"
>;

/**
 * Its measures say what resolved: `times NAME`, `matches NAME`; `hits` is 1 if that for which it was
 * played did.
 */
export function playSteered(cards: CardTable, request: SteeredRequest, game: number): FuzzReport {
  const effects = effectsOf(cards);
  const round = Math.floor(game / effects.length);
  const aimed = effects[game % effects.length] as Aimed;
  return fuzz(createGame(cards), {
    ...request,
    isPart: true,
    games: 1,
    firstGame: game,
    options: (random) => optionsFor(cards, aimed, round, random),
    aim: () => policyFor(cards, aimed, seatOf(round)),
    maxCommands: 6000,
    course,
    rarely: ["SURRENDER", "TIMEOUT"],
    measure: ({ shared }, { steps }) => {
      const resolved = resolvedIn(cards, steps);
      const hits = resolved.has(nameOf(aimed.card.id, aimed.effect.id)) ? 1 : 0;
      const measured: Record<string, number> = { turns: shared.turnNumber, hits };
      for (const [name, times] of resolved) {
        measured[`times ${name}`] = times;
        measured[`matches ${name}`] = 1;
      }
      return measured;
    },
  });
}
