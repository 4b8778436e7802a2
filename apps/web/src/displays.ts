/** How games are drawn and told here, a line each. One that has none is played on the plain table. */
import { lorcana } from "./lorcana/index.ts";
import { lunchTable } from "./lunchtable/index.ts";
import type { TableGame } from "./match/table-game.ts";
import { plainTable } from "./plain-table/index.ts";

const tables: Readonly<Record<string, TableGame>> = { lunchtable: lunchTable, lorcana };

/** By the game's id, as the server names it. */
export const tableGame = (id: string): TableGame =>
  (Object.hasOwn(tables, id) ? tables[id] : undefined) ?? plainTable(id);
