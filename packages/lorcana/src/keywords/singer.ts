/** CR 10.9 Singer N: it counts as costing N when it sings, and only then. */
import type { CardId } from "@tcg/core";
import { powerNumber } from "../reading/keywords-of.ts";
import { definitionOf } from "../reading/printed.ts";
import { factsOn } from "../reading/standing.ts";
import type { Table } from "../types.ts";

/** The cost it sings with: its own, or Singer's if that is more, and what it counts as costing besides. */
export function singingCost(table: Table, id: CardId): number {
  const cost = Math.max(definitionOf(table, id).cost, powerNumber(table, id, "sings-as-if-dearer"));
  return factsOn(table, id, "singing-cost").reduce((sum, { fact }) => sum + fact.amount, cost);
}
