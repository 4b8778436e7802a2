/** What games are called, as the server says it. */
import type { GamesReply } from "@ltcg/server/protocol";
import { capital, plain } from "@tcg/core/hosting";
import { askStatic } from "./ask-static.ts";

/** By the game's id. */
export type GameTitles = Readonly<Record<string, string>>;

export async function loadTitles(): Promise<GameTitles> {
  const answer = await askStatic<GamesReply>("/api/games");
  if (!answer.ok) return {};
  return Object.fromEntries(answer.body.games.map(({ game, title }) => [game, title]));
}

/** A game that the server does not offer is called by its id. */
export const titleOf = (titles: GameTitles, game: string): string =>
  (Object.hasOwn(titles, game) ? titles[game] : undefined) ?? capital(plain(game));
