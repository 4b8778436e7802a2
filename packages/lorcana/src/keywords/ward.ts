/** CR 10.13 Ward: opponents cannot choose it while one of their effects resolves. */
import { type CardId, cardOf } from "@tcg/core";
import { hasPower } from "../reading/keywords-of.ts";
import { isRestricted } from "../reading/restrictions.ts";
import type { Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

/** Challenging is not an effect's choice, and "all" chooses nothing: neither asks this. */
export function isWarded(table: Table, id: CardId, chooser: Seat): boolean {
  const { state } = table;
  if (cardOf(state, id).seat === chooser) return false;
  return hasPower(table, id, "not-chosen-by-opponents") || isRestricted(table, id, "be-chosen");
}
