/** Alert (October 2025, 10.2): challenges as though it had Evasive, without having it. */
import type { CardId } from "@tcg/core";
import { hasKeyword } from "../reading/keywords-of.ts";
import type { Table } from "../types.ts";

export function isAlert(table: Table, challenger: CardId): boolean {
  return hasKeyword(table, challenger, "alert");
}
