/**
 * The rules of the games, whole: a match that is over is played again with them to check its receipt. Loaded
 * when somebody asks for that. What is drawn in a match never needs it (games.ts).
 */
import { lunchTable } from "@ltcg/cards";
import { type AnyHostableGame, anyGame } from "@tcg/core/hosting";
import { lorcana } from "@tcg/lorcana-engine/sample";

export const rulesOfGames: readonly AnyHostableGame[] = [
  anyGame(lunchTable), //
  anyGame(lorcana),
];
