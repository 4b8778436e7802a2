/** CR 7.8: strength, willpower and lore as they stand. True numbers; what is read as 0 is below 0. */
import { type CardId, cardOf } from "@tcg/core";
import { challengerBonus } from "../keywords/challenger.ts";
import type { State } from "../types.ts";
import type { Stat } from "../vocabulary.ts";
import { amountOf } from "./amounts.ts";
import { type Book, definition } from "./book.ts";
import type { Layer } from "./context.ts";
import { factsOn } from "./facts.ts";

/** CR 7.8.1.2: everything adds up, in no order. CR 7.8.2: it may go below 0 on the way. */
function statOf(book: Book, state: State, id: CardId, stat: Stat, layer: Layer): number {
  const card = cardOf(state, id);
  const printed = definition(book, card.def);
  const base = stat in printed ? (printed as unknown as Record<Stat, number>)[stat] : 0;
  if (card.zone !== "play" && card.zone !== "limbo") return base;
  return factsOn(book, state, id, "stat", layer === "stats" || layer === "full")
    .filter(({ fact }) => fact.stat === stat)
    .reduce((sum, { fact, context }) => sum + amountOf(context, fact.amount), base);
}

/** As it is kept: it may be negative. With Challenger while challenging (CR 10.3). */
function trueStrengthOf(book: Book, state: State, id: CardId, layer: Layer = "full"): number {
  const strength = statOf(book, state, id, "strength", layer);
  return layer === "stats" || layer === "full"
    ? strength + challengerBonus(book, state, id)
    : strength;
}

/** CR 7.8.2: as it is read, and as damage: negative counts as 0. */
export function strengthOf(book: Book, state: State, id: CardId, layer: Layer = "full"): number {
  return Math.max(0, trueStrengthOf(book, state, id, layer));
}

export function willpowerOf(book: Book, state: State, id: CardId, layer: Layer = "full"): number {
  return statOf(book, state, id, "willpower", layer);
}

/** CR 7.8.3: negative counts as 0. */
export function loreOf(book: Book, state: State, id: CardId, layer: Layer = "full"): number {
  return Math.max(0, statOf(book, state, id, "lore", layer));
}
