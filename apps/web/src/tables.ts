/** Which game is drawn and told by whom. A game that has no line here is played on the plain table. */
import { lorcana } from "./lorcana/index.ts";
import { lunchTable } from "./lunchtable/index.ts";
import type { TableGame } from "./match/table-game.ts";
import { plainTable } from "./plain-table/index.ts";

const tables: Readonly<Record<string, TableGame>> = { lunchtable: lunchTable, lorcana };

/** By the game's id, as the server names it. */
export const tableGame = (id: string): TableGame =>
  (Object.hasOwn(tables, id) ? tables[id] : undefined) ?? plainTable(id);
