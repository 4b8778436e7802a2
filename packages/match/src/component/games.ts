/** The games and bots that the component brings along: a new one is a line. The one file that knows a game. */
import { lunchTable } from "@ltcg/cards";
import { bots } from "@tcg/bots";
import { type AnyHostableGame, anyGame } from "@tcg/core/hosting";
import { lorcana } from "@tcg/lorcana-engine/sample";
import type { BotTable } from "../service/bots/bots.ts";

export const bundledGames: readonly AnyHostableGame[] = [
  anyGame(lunchTable), //
  anyGame(lorcana),
];

export const bundledBots: BotTable = bots;
