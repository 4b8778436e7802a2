import type { CardId } from "@tcg/core";
import { isRestricted } from "../reading/stats.ts";
import { onTable } from "../reading/table.ts";
import type { Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

/** LT 1.1, 8.8: what cannot use effects does not trigger. What has left the table is not bound. */
export function mayTrigger(table: Table, seat: Seat, card: CardId): boolean {
  return onTable(table.state, card) === null || !isRestricted(table, { seat, card }, "effects");
}
