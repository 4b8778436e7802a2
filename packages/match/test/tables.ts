/** A service to try things on, and matches that have come so far. */
import { expect } from "vitest";
import { memoryStore } from "../src/memory/index.ts";
import {
  type Bot,
  createMatchService,
  type MatchService,
  type ServiceOptions,
} from "../src/service/index.ts";
import type { PlayableGame } from "../src/testkit/index.ts";
import { testTime, untilRest } from "../src/testkit/test-time.ts";
import { playableGames } from "./games.ts";

export const randomBot: Bot = {
  choose: ({ legalMoves, random }) => random.pick(legalMoves.filter(({ id }) => !givesUp(id))),
};

export const givesUp = (id: string): boolean => /^(SURRENDER|concede|CONCEDE)/.test(id);

/** The clock of all services here. */
export const time = testTime();

export function setUp(options: Partial<ServiceOptions> = {}): MatchService {
  return createMatchService({
    store: memoryStore(),
    games: playableGames.map(({ hosted }) => hosted),
    bots: { random: randomBot },
    time,
    ...options,
  });
}

/** Until nothing more happens by itself. */
export const atRest = (service: MatchService, matchId: string): Promise<void> =>
  untilRest(service, time, matchId);

/** Waits for somebody to sit down. */
export async function open(service: MatchService, { hosted, deck }: PlayableGame): Promise<string> {
  const game = hosted.game.id;
  const { matchId } = await service.createMatch({ game, player: "ada", deck, seed: 3 });
  return matchId;
}

export async function begin(service: MatchService, game: PlayableGame): Promise<string> {
  const matchId = await open(service, game);
  await service.joinMatch({ matchId, player: "bob", deck: game.deck });
  return matchId;
}

export async function beginWithBot(
  service: MatchService,
  { hosted, deck }: PlayableGame,
  bot = "random",
): Promise<string> {
  const wanted = { game: hosted.game.id, player: "ada", deck, seed: 3 };
  const { matchId } = await service.createMatch({ ...wanted, opponents: [{ bot, deck }] });
  return matchId;
}

/** Whoever created it only watches. */
export async function beginBetweenBots(
  service: MatchService,
  { hosted, deck }: PlayableGame,
  bot = "random",
): Promise<string> {
  const wanted = { game: hosted.game.id, player: "ada", deck, seed: 3, bot };
  const { matchId } = await service.createMatch({ ...wanted, opponents: [{ bot, deck }] });
  return matchId;
}

export const failing = (code: string): unknown =>
  expect.objectContaining({ name: "MatchError", code });
