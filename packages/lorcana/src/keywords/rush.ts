/** CR 10.7 Rush: it may challenge while drying. Nothing else. */
import type { CardId } from "@tcg/core";
import { hasPower } from "../reading/keywords-of.ts";
import type { Table } from "../types.ts";

export function rushes(table: Table, id: CardId): boolean {
  return hasPower(table, id, "challenges-drying");
}
