/** The rules that a game was defined by: for the kernel, and for tests that look into a game. */
import type { Game } from "./define-game.ts";
import type { GameRules } from "./rules.ts";
import type { GameTypes } from "./types.ts";

export const rulesKey: unique symbol = Symbol("rules");

export function rulesOf<G extends GameTypes>(game: Pick<Game<G>, typeof rulesKey>): GameRules<G> {
  return game[rulesKey];
}
