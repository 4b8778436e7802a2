/** The thread's side: bots think about the requests that arrive on the port. */
import type { MessagePort } from "node:worker_threads";
import { type Bot, fromDecks } from "@tcg/bots";
import { createRandom, type GameTypes, type Prior } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";
import { hostedGames } from "../games.ts";
import { serveRequests } from "../threads/serve-requests.ts";
import type { ThinkRequest } from "./think-request.ts";

export function answer(
  port: MessagePort,
  bots: Readonly<Record<string, Bot>>,
  games: readonly AnyHostableGame[] = hostedGames,
): void {
  serveRequests(port, (request: ThinkRequest) => choose(request, bots, games));
}

function choose(
  { game: name, bot: botName, ownCards, view, work, legalMoves, seed }: ThinkRequest,
  bots: Readonly<Record<string, Bot>>,
  games: readonly AnyHostableGame[],
): string {
  const family = games.find(({ game }) => game.id === name);
  const hosted = ownCards === undefined ? family : family && withCards(family, ownCards);
  const bot = bots[botName];
  if (hosted === undefined) throw new Error(`the threads know no game ${name}`);
  if (bot === undefined) throw new Error(`the threads know no bot ${botName}`);
  const { game } = hosted;
  return bot.choose({
    game,
    view,
    work,
    legalMoves,
    random: createRandom(seed),
    prior: priorOf(hosted),
  }).id;
}

/** Games with cards that somebody brought, by their text; the latest few. */
const brought = new Map<string, AnyHostableGame>();
const MAX_BROUGHT = 20;

function withCards(family: AnyHostableGame, text: string): AnyHostableGame {
  const known = brought.get(text);
  if (known !== undefined) return known;
  const read = family.readCards?.(JSON.parse(text));
  if (!read?.ok) throw new Error("the threads cannot read the cards of this match");
  brought.set(text, read.hosted);
  const [oldest] = brought.keys();
  if (brought.size > MAX_BROUGHT) brought.delete(oldest as string);
  return read.hosted;
}

const priors = new WeakMap<AnyHostableGame, Prior<GameTypes>>();

/** Everybody knows the built-in decks, and most players play one of them. */
function priorOf(hosted: AnyHostableGame): Prior<GameTypes> {
  const known = priors.get(hosted);
  if (known !== undefined) return known;
  const decks = Object.values(hosted.decks).map(({ cards }) => cards);
  const prior = fromDecks(hosted.game, decks);
  priors.set(hosted, prior);
  return prior;
}
