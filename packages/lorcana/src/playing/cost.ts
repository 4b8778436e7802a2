/** CR 4.3.4.5: what playing a card costs: chosen cost, additional costs, increases, reductions. */
import type { CardId } from "@tcg/core";
import type { Cost } from "../cards.ts";
import { shiftCosts, shiftInk, shiftOf } from "../keywords/shift.ts";
import { amountOf } from "../reading/amounts.ts";
import { type Book, definitionOf } from "../reading/book.ts";
import { factsOnSeat, ownCostFacts, type Standing } from "../reading/facts.ts";
import { matches } from "../reading/filters.ts";
import { lookAt } from "../reading/look.ts";
import type { How, Spared, State } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

/** CR 4.3.4.4: what the way of paying has named pays for nothing else in the same manner. */
export function sparedBy(how: How): { readonly spared?: Spared } {
  if (how.by === "shift") return { spared: { card: how.onto, from: "leaving" } };
  return how.by === "sing" ? { spared: { card: how.singer, from: "exerting" } } : {};
}

/** Null: this way of playing it is not paid in ink. */
function chosenInk(book: Book, state: State, id: CardId, how: How): number | null {
  if (how.by === "ink") return definitionOf(book, state, id).cost;
  const shift = how.by === "shift" ? shiftOf(book, state, id) : null;
  return shift === null ? null : shiftInk(shift);
}

/** What raises or lowers what this card costs this player. */
export function costFacts(book: Book, state: State, seat: Seat, id: CardId): Standing<"cost">[] {
  const look = lookAt(book, state, id);
  const general = factsOnSeat(book, state, seat, "cost").filter(
    ({ fact, context }) => fact.where === undefined || matches(context, look, fact.where),
  );
  return [...general, ...ownCostFacts(book, state, id)];
}

/** What is asked for besides, for a card like this. */
function extraCosts(book: Book, state: State, seat: Seat, id: CardId): Cost[] {
  const look = lookAt(book, state, id);
  return factsOnSeat(book, state, seat, "extra-cost")
    .filter(({ fact, context }) => fact.where === undefined || matches(context, look, fact.where))
    .map(({ fact }) => fact.cost);
}

/**
 * Additional ink and increases first, reductions after, and never below 0. CR 4.3.4.10: for free
 * there is none of it. A way that is not paid in ink has nothing to raise or lower, and additional
 * ink is due.
 */
export function inkToPay(book: Book, state: State, seat: Seat, id: CardId, how: How): number {
  if (how.by === "free") return 0;
  const extra = extraCosts(book, state, seat, id).reduce(
    (sum, cost) => sum + (cost.pay === "ink" ? cost.amount : 0),
    0,
  );
  const base = chosenInk(book, state, id, how);
  if (base === null) return extra;
  const amounts = costFacts(book, state, seat, id).map(({ fact, context }) =>
    amountOf(context, fact.amount),
  );
  return Math.max(
    0,
    amounts.reduce((sum, amount) => sum + amount, base + extra),
  );
}

/** Everything to be paid, ink included. CR 4.3.4.10: "for free" spares the ink only. */
export function costsOf(book: Book, state: State, seat: Seat, id: CardId, how: How): Cost[] {
  const extra = extraCosts(book, state, seat, id).filter(({ pay }) => pay !== "ink");
  const shift = how.by === "shift" ? shiftOf(book, state, id) : null;
  const ink = inkToPay(book, state, seat, id, how);
  return [
    ...(ink > 0 ? [{ pay: "ink", amount: ink } as const] : []),
    ...(shift === null ? [] : shiftCosts(shift)),
    ...extra,
  ];
}
