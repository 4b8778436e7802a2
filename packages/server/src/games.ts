/** The games that can be played here: a new one is a line. The one file that knows a game. */
import { lunchTable } from "@ltcg/cards";
import { type AnyHostableGame, anyGame } from "@tcg/core/hosting";
import { lorcana } from "@tcg/lorcana-engine/sample";

export const hostedGames: readonly AnyHostableGame[] = [
  anyGame(lunchTable), //
  anyGame(lorcana),
];
