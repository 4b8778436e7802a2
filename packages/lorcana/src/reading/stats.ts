/** CR 7.8: strength, willpower and lore as they stand. True numbers; what is read as 0 is below 0. */
import { type CardId, cardOf } from "@tcg/core";
import { challengerBonus } from "../keywords/challenger.ts";
import type { Table } from "../types.ts";
import type { Stat } from "../vocabulary.ts";
import { amountOf } from "./amounts.ts";
import type { Layer } from "./context.ts";
import { factsOn } from "./facts.ts";
import { definition } from "./printed.ts";

/** CR 7.8.1.2: everything adds up, in no order. CR 7.8.2: it may go below 0 on the way. */
function statOf(table: Table, id: CardId, stat: Stat, layer: Layer): number {
  const { state } = table;
  const card = cardOf(state, id);
  const printed = definition(table, card.def);
  const base = stat in printed ? (printed as unknown as Record<Stat, number>)[stat] : 0;
  if (card.zone !== "play" && card.zone !== "limbo") return base;
  return factsOn(table, id, "stat", layer === "stats" || layer === "full")
    .filter(({ fact }) => fact.stat === stat)
    .reduce((sum, { fact, context }) => sum + amountOf(context, fact.amount), base);
}

/** As it is kept: it may be negative. With Challenger while challenging (CR 10.3). */
function trueStrengthOf(table: Table, id: CardId, layer: Layer = "full"): number {
  const strength = statOf(table, id, "strength", layer);
  return layer === "stats" || layer === "full" ? strength + challengerBonus(table, id) : strength;
}

/** CR 7.8.2: as it is read, and as damage: negative counts as 0. */
export function strengthOf(table: Table, id: CardId, layer: Layer = "full"): number {
  return Math.max(0, trueStrengthOf(table, id, layer));
}

export function willpowerOf(table: Table, id: CardId, layer: Layer = "full"): number {
  return statOf(table, id, "willpower", layer);
}

/** CR 7.8.3: negative counts as 0. */
export function loreOf(table: Table, id: CardId, layer: Layer = "full"): number {
  return Math.max(0, statOf(table, id, "lore", layer));
}
