/** CR 7.8: strength, willpower and lore as they stand. True numbers; what is read as 0 is below 0. */

import { type CardId, cardOf, derived } from "@tcg/core";
import { bounded } from "../bounds.ts";
import { challengerBonus } from "../keywords/challenger.ts";
import type { Table } from "../types.ts";
import type { Stat } from "../vocabulary.ts";
import type { Layer } from "./context.ts";
import { printedCard } from "./printed.ts";
import { amountStated, areThere, factsOn, statedOf } from "./standing.ts";

/** CR 7.8.1.2: everything adds up, in no order. CR 7.8.2: it may go below 0 on the way. */
function statOf(table: Table, id: CardId, stat: Stat, layer: Layer): number {
  const card = cardOf(table.state, id);
  let sum = printedCard(table, card.def).stats[stat];
  if (card.zone === "discard") return sum;
  for (const standing of factsOn(table, id, stat, layer)) {
    sum += amountStated(table, standing.fact.amount, standing, layer);
  }
  return bounded(sum);
}

/** As it is kept: it may be negative. With Challenger while challenging (CR 10.3). */
function trueStrengthOf(table: Table, id: CardId, layer: Layer = "full"): number {
  return bounded(statOf(table, id, "strength", layer) + challengerBonus(table, id, layer));
}

/** CR 7.8.2: as it is read, and as damage: negative counts as 0. */
export function strengthOf(table: Table, id: CardId, layer: Layer = "full"): number {
  return Math.max(0, trueStrengthOf(table, id, layer));
}

export function willpowerOf(table: Table, id: CardId, layer: Layer = "full"): number {
  return statOf(table, id, "willpower", layer);
}

/** Whether anything that stands may make any willpower less than what is printed. */
export const isWillpowerLowered = derived(
  (table: Table) =>
    areThere(table, "willpower") &&
    statedOf(table, "willpower").some(({ amount }) => !(typeof amount === "number" && amount >= 0)),
  "table",
);

/** CR 7.8.3: negative counts as 0. */
export function loreOf(table: Table, id: CardId, layer: Layer = "full"): number {
  return Math.max(0, statOf(table, id, "lore", layer));
}
