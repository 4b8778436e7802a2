/**
 * All bots by their names, of which the one that thinks longest thinks little: whole matches against it take seconds.
 * How it thinks in earnest, on a thread, is in thinking/ and every-bot.int.test.ts.
 */
import type { BotTable } from "@lunchtable-tcg/match";
import { bots, searchBot } from "@tcg/bots";

const FEW_LINES = 4;

export const quickBots: BotTable = { ...bots, search: searchBot("search", { lines: FEW_LINES }) };
