/** CR 10.6 Resist +N: damage that would be dealt to it is less by N. Counters that are put or moved are not. */
import type { CardId } from "@tcg/core";
import { powerNumber } from "../reading/keywords-of.ts";
import type { Table } from "../types.ts";

export function afterResist(table: Table, id: CardId, amount: number): number {
  return Math.max(0, amount - powerNumber(table, id, "takes-less-damage"));
}
