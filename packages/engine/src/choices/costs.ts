/** LT 8.5: the order costs are paid in, how many cards each takes, and which cards can pay it. */
import { type CardId, idsIn } from "@tcg/core";
import type { Cost } from "../cards/card.ts";
import { cardsIn } from "../reading/filters.ts";
import { statsOf } from "../reading/stats.ts";
import { boardOf, onTable } from "../reading/table.ts";
import type { Source, State, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { askedAtOnce } from "./at-once.ts";

/** Who pays, for what, and the targets that cannot be spent (LT 8.12). */
export interface Paying {
  readonly seat: Seat;
  readonly source: Source;
  readonly targets: readonly CardId[];
}

/**
 * What takes cards away comes last, so that nothing another cost needs has left; and from the
 * graveyard before anything is sent there, so that no card pays twice.
 */
const ORDER: readonly Cost["kind"][] = [
  "pay_clout",
  "pay_lp",
  "remove_vice",
  "add_vice",
  "banish",
  "discard",
  "tribute",
];

export function inOrder(costs: readonly Cost[]): readonly Cost[] {
  if (costs.length < 2) return costs;
  return costs.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

/** How many cards are chosen for it in all; for counters that are taken off, one card each. */
export function cardsFor(cost: Cost): number {
  switch (cost.kind) {
    case "pay_lp":
    case "pay_clout":
      return 0;
    case "add_vice":
      return 1;
    case "remove_vice":
    case "discard":
    case "tribute":
    case "banish":
      return cost.count;
  }
}

/**
 * How many of them are chosen at once, from so many: counters are taken off one by one, and so are
 * cards that could be chosen in many ways (LT 5.6).
 */
export function cardsAtOnce(cost: Cost, options: number): number {
  const wanted = Math.min(cardsFor(cost), options);
  return cost.kind === "remove_vice" ? Math.min(1, wanted) : askedAtOnce(options, wanted);
}

/** The part of a cost that so many cards pay. */
export function partOf(cost: Cost, cards: number): Cost {
  return "count" in cost && cost.kind !== "add_vice" ? { ...cost, count: cards } : cost;
}

/** What is left of a cost when so many cards have been paid, or null if nothing is. */
export function restOf(cost: Cost, cards: number): Cost | null {
  const left = cardsFor(cost) - cards;
  return left > 0 ? partOf(cost, left) : null;
}

/** The cards this cost can be paid with; targets cannot (LT 8.12). */
export function costOptions(table: Table, { seat, source, targets }: Paying, cost: Cost): CardId[] {
  const { state } = table;
  const free = (ids: readonly CardId[]): CardId[] => ids.filter((id) => !targets.includes(id));
  switch (cost.kind) {
    case "pay_lp":
    case "pay_clout":
      return [];
    case "discard":
      return idsIn(state, seat, "hand").filter((id) => id !== source.card);
    case "tribute":
      return free(cardsIn(table, seat, "board", "self", cost.filter, statsOf));
    case "banish":
      return free(cardsIn(table, seat, cost.from, "self", cost.filter, statsOf));
    case "remove_vice":
      return free(boardOf(state, seat)).filter((id) => viceOn(state, id) > 0);
    case "add_vice":
      return free(boardOf(state, seat));
  }
}

export function viceOn(state: State, id: CardId): number {
  return onTable(state, id)?.data.vice ?? 0;
}
