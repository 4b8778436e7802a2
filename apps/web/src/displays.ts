/** How a game is shown. One that brings no display is drawn on the plain table, in its own words. */
import { plainWords } from "@tcg/core/hosting";
import { use } from "react";
import { type KnownGame, knownGame } from "./games.ts";
import type { GameDisplay } from "./match/game-display.ts";
import { plainTable } from "./plain-table/index.ts";

/** For a game that this app does not know: told by the names and fields of its events. */
const unknown: GameDisplay = { ...plainTable, words: plainWords };

const loading = new Map<string, Promise<GameDisplay>>();

/** By the game's id, as the server names it. Suspends until what shows the game is here. */
export function useDisplay(id: string): GameDisplay {
  const game = knownGame(id);
  if (game === null) return unknown;
  return use(displayOf(id, game));
}

/** The same value each time: what is drawn with it must not begin anew. */
function displayOf(id: string, game: KnownGame): Promise<GameDisplay> {
  const display = loading.get(id) ?? (game.loadDisplay ?? onPlainTable(game))();
  loading.set(id, display);
  display.catch(() => loading.delete(id));
  return display;
}

/** In the words of the game's own value. */
const onPlainTable =
  ({ load }: KnownGame) =>
  async (): Promise<GameDisplay> => ({ ...plainTable, words: (await load()).words });
