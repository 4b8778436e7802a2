/**
 * LT 8.9: current values are always derived, never stored: printed, then set, then add, then
 * double or halve (rounding down), within a step by age, never below 0 and never beyond LT 1.6.
 */
import type { CardId } from "@tcg/core";
import { bounded } from "../bounds.ts";
import type { CompleteCard } from "../cards/complete-cards.ts";
import { printedOf, type Stats } from "../cards/printed.ts";
import type { ModifierFact, Table } from "../types.ts";
import type { Keyword, Protection, Restriction, Seat } from "../vocabulary.ts";
import { factsOn, factsOnSeat, type StandingFact } from "./standing.ts";
import { onTable } from "./table.ts";

export type { Stats };

const NO_STATS: Stats = { attack: 0, defense: 0 };

/** Current attack and defense of a stereotype; of a face-down one nobody may ask but its own side. */
export function statsOf(table: Table, id: CardId): Stats {
  const { stats } = printedOf(table, id);
  if (stats === null) return NO_STATS;
  if (onTable(table.state, id)?.faceDown) return stats;
  const facts = factsOn(table, id);
  if (facts.length === 0) return stats;
  return {
    attack: derive(stats.attack, "attack", facts),
    defense: derive(stats.defense, "defense", facts),
  };
}

type NumberFact = Extract<ModifierFact, { readonly kind: "attack" | "defense" }>;

function derive(
  printed: number,
  kind: "attack" | "defense",
  facts: readonly StandingFact[],
): number {
  const own: NumberFact[] = [];
  for (const { fact } of facts) if (fact.kind === kind) own.push(fact as NumberFact);
  let value = printed;
  for (const { operation, amount } of own) if (operation === "set") value = amount;
  for (const { operation, amount } of own) if (operation === "add") value += amount;
  value = bounded(value);
  for (const { operation } of own) {
    if (operation === "double") value = bounded(value * 2);
    if (operation === "halve") value = Math.floor(value / 2);
  }
  return Math.max(0, value);
}

export function hasKeyword(table: Table, id: CardId, keyword: Keyword): boolean {
  return (
    printedOf(table, id).keywords.includes(keyword) ||
    factsOn(table, id).some(({ fact }) => fact.kind === "keyword" && fact.keyword === keyword)
  );
}

/** LT 8.10 */
export function isProtected(table: Table, id: CardId, protection: Protection): boolean {
  return factsOn(table, id).some(
    ({ fact }) => fact.kind === "protection" && fact.protection === protection,
  );
}

/** Whether a seat, or a card or its controller, is forbidden something. */
export function isRestricted(
  table: Table,
  on: { readonly seat: Seat; readonly card?: CardId },
  restriction: Restriction,
): boolean {
  const forbids = ({ fact }: StandingFact): boolean =>
    fact.kind === "restriction" && fact.restriction === restriction;
  return (
    factsOnSeat(table, on.seat).some(forbids) ||
    (on.card !== undefined && factsOn(table, on.card).some(forbids))
  );
}

/** LT 7.4, 8.9: what a card costs its controller now, in clout. */
export function cloutCost(table: Table, seat: Seat, card: CompleteCard): number {
  if (card.type === "stereotype") return 0;
  let { cost } = card;
  for (const { fact } of factsOnSeat(table, seat)) {
    if (fact.kind !== "cost" || (fact.cardType !== null && fact.cardType !== card.type)) continue;
    if (fact.operation === "set") cost = fact.amount;
    else if (fact.operation === "add") cost = bounded(cost + fact.amount);
    else cost = bounded(cost * fact.amount);
  }
  return Math.max(0, cost);
}
