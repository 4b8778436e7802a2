/** Bots that think on threads, so that a slow one keeps nobody else waiting. */
import type { Bot, BotSituation, BotTable } from "@lunchtable-tcg/match";
import { drawSeed, type GameTypes, type LegalMove } from "@tcg/core";
import { cardsBroughtTo } from "../card-sets/own-cards.ts";
import type { LoadedModule } from "../game-modules.ts";
import { hostedGames } from "../games.ts";
import type { ThinkingThreads } from "./thinking-threads.ts";

/**
 * Bots slow enough for others to notice. The rest take a few milliseconds at most; sending a view to a
 * thread and a move back takes half a millisecond.
 */
const THINKERS: readonly string[] = ["planner", "search"];

/** The same bots, those of them that are thinkers on threads. */
export function botsOnThreads(
  bots: BotTable,
  threads: ThinkingThreads,
  {
    thinkers = THINKERS,
    modules = [],
  }: {
    readonly thinkers?: readonly string[];
    /** Of games that the threads load, too. Another game consists of functions, which cannot be sent. */
    readonly modules?: readonly LoadedModule[];
  } = {},
): BotTable {
  const loaded = [...hostedGames, ...modules.map(({ hosted }) => hosted)];
  const games = new Set<unknown>(loaded.map(({ game }) => game));
  return Object.fromEntries(
    Object.entries(bots).map(([name, bot]) => [
      name,
      thinkers.includes(name) ? botOnThread(name, bot, threads, games) : bot,
    ]),
  );
}

function botOnThread(
  name: string,
  bot: Bot,
  threads: ThinkingThreads,
  games: ReadonlySet<unknown>,
): Bot {
  return {
    choose<G extends GameTypes>(situation: BotSituation<G>): LegalMove<G> | Promise<LegalMove<G>> {
      const ownCards = cardsBroughtTo(situation.game);
      const isKnown = games.has(situation.game) || ownCards !== undefined;
      return isKnown ? ask(situation, ownCards) : bot.choose(situation);
    },
  };

  async function ask<G extends GameTypes>(
    { game: { id: game }, view, work, legalMoves, random, isWaitedFor }: BotSituation<G>,
    ownCards: string | undefined,
  ): Promise<LegalMove<G>> {
    // A random stream cannot be sent; the thread starts one from this seed.
    const seed = drawSeed(random);
    const asked = { game, bot: name, view, work, legalMoves, seed };
    const request = ownCards === undefined ? asked : { ...asked, ownCards };
    const chosen = await threads.ask(request, isWaitedFor);
    const move = legalMoves.find(({ id }) => id === chosen);
    if (move === undefined) throw new Error(`${name} chose ${chosen}, which is not legal`);
    return move;
  }
}
