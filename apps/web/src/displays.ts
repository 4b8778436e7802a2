/** How a game is shown. One that brings no display is drawn on the plain table, in its own words. */
import { plainWords } from "@tcg/core/hosting";
import { use } from "react";
import { type KnownGame, knownGame } from "./games.ts";
import type { GameDisplay } from "./match/game-display.ts";
import { plainTable } from "./plain-table/index.ts";

/** For a game that this app does not know: told by the names and fields of its events. */
const unknown: GameDisplay = { ...plainTable, words: plainWords };

const loading = new Map<string, Promise<GameDisplay>>();

/** By the game's id, as the server names it. Suspends until the words of the game are here. */
export function useDisplay(id: string): GameDisplay {
  const game = knownGame(id);
  if (game === null) return unknown;
  return game.display ?? use(loadDisplay(id, game));
}

/** The same value each time: what is drawn with it must not begin anew. */
function loadDisplay(id: string, { load }: KnownGame): Promise<GameDisplay> {
  const display =
    loading.get(id) ?? load().then(({ words }): GameDisplay => ({ ...plainTable, words }));
  loading.set(id, display);
  display.catch(() => loading.delete(id));
  return display;
}
