/** Bots that think on threads, so that one who thinks keeps nobody else waiting. */
import type { Bot, BotSituation, BotTable } from "@lunchtable-tcg/match";
import { drawSeed, type GameTypes, type LegalMove } from "@tcg/core";
import { hostedGames } from "../games.ts";
import type { Threads } from "./threads.ts";

/**
 * Bots that take long enough for others to notice. The rest are done in a millisecond or a few, and
 * sending a view to a thread and a move back takes half of one.
 */
const THINKERS: readonly string[] = ["planner"];

/** A thread has these games as well. One that the caller brought is functions, which cannot be sent. */
const nameOf = new Map<unknown, string>(hostedGames.map(({ game }) => [game, game.id]));

/** The same bots, those of them that are thinkers on threads. */
export function botsOnThreads(
  bots: BotTable,
  threads: Threads,
  thinkers: readonly string[] = THINKERS,
): BotTable {
  return Object.fromEntries(
    Object.entries(bots).map(([name, bot]) => [
      name,
      thinkers.includes(name) ? botOnThread(name, bot, threads) : bot,
    ]),
  );
}

function botOnThread(name: string, bot: Bot, threads: Threads): Bot {
  return {
    choose<G extends GameTypes>(situation: BotSituation<G>): LegalMove<G> | Promise<LegalMove<G>> {
      const game = nameOf.get(situation.game);
      return game === undefined ? bot.choose(situation) : ask(situation, game);
    },
  };

  async function ask<G extends GameTypes>(
    { view, work, legalMoves, random, isWaitedFor }: BotSituation<G>,
    game: string,
  ): Promise<LegalMove<G>> {
    // A stream stays where it is; one that begins with this seed goes along.
    const seed = drawSeed(random);
    const request = { game, bot: name, view, work, legalMoves, seed };
    const chosen = await threads.think(request, isWaitedFor);
    const move = legalMoves.find(({ id }) => id === chosen);
    if (move === undefined) throw new Error(`${name} chose ${chosen}, which is not legal`);
    return move;
  }
}
