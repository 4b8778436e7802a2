/** Who plays against somebody: a bot by its name, or by how strong it is to be. */
import type { BotTable } from "@lunchtable-tcg/match";
import { levels } from "@tcg/bots";
import { oneOf } from "../http/read-request.ts";
import type { Fault } from "../protocol.ts";

/** The levels whose bots are here. */
export const levelsOf = (bots: BotTable): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(levels).filter(([, bot]) => Object.hasOwn(bots, bot)));

/** The bot of this name or level; if there is none, that is one more fault. */
export function botFor(bots: BotTable, at: string, wanted: string, faults: Fault[]): string | null {
  const byName = Object.fromEntries(Object.keys(bots).map((bot) => [bot, bot]));
  return oneOf({ ...levelsOf(bots), ...byName }, at, wanted, faults);
}
