/** CR 10.9 Singer N: it counts as costing N when it sings, and only then. */
import type { CardId } from "@tcg/core";
import { powerNumber } from "../reading/keywords-of.ts";
import { definitionOf } from "../reading/printed.ts";
import type { Table } from "../types.ts";

/** The cost it sings with: its own, or Singer's if that is more. */
export function singingCost(table: Table, id: CardId): number {
  return Math.max(definitionOf(table, id).cost, powerNumber(table, id, "sings-as-if-dearer"));
}
