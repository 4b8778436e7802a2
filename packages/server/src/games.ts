/** The games that can be played here: a new one is a line. Cards that people bring are read in `card-sets/`, and positions to learn from lie in `lessons/`. Nothing else knows a game. */
import { lunchTable } from "@ltcg/cards";
import { type AnyHostableGame, anyGame } from "@tcg/core/hosting";
import { lorcana } from "@tcg/lorcana-engine/sample";
import { readLunchTableCards } from "./card-sets/lunchtable.ts";
import { rememberingCards } from "./card-sets/own-cards.ts";

export const hostedGames: readonly AnyHostableGame[] = [
  rememberingCards(anyGame({ ...lunchTable, readCards: readLunchTableCards })),
  anyGame(lorcana),
];
