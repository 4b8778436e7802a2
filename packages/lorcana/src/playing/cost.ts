/** CR 4.3.4.5: what playing a card costs: chosen cost, additional costs, increases, reductions. */
import type { CardId } from "@tcg/core";
import type { Cost } from "../cards.ts";
import { shiftCosts, shiftInk, shiftOf } from "../keywords/shift.ts";
import { amountOf } from "../reading/amounts.ts";
import { type Book, definitionOf } from "../reading/book.ts";
import { factsOnSeat, ownCostFacts, type Standing } from "../reading/facts.ts";
import { matches } from "../reading/filters.ts";
import { lookAt } from "../reading/look.ts";
import type { How, State } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

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

/** Increases first, reductions after, and never below 0. */
export function inkToPay(book: Book, state: State, seat: Seat, id: CardId, how: How): number {
  const base = chosenInk(book, state, id, how);
  if (base === null) return 0;
  const amounts = costFacts(book, state, seat, id).map(({ fact, context }) =>
    amountOf(context, fact.amount),
  );
  const change = amounts.reduce((sum, amount) => sum + amount, 0);
  return Math.max(0, base + change);
}

/** Everything to be paid, ink included. CR 4.3.4.10: "for free" spares the ink only. */
export function costsOf(book: Book, state: State, seat: Seat, id: CardId, how: How): Cost[] {
  const look = lookAt(book, state, id);
  const extra = factsOnSeat(book, state, seat, "extra-cost")
    .filter(({ fact, context }) => fact.where === undefined || matches(context, look, fact.where))
    .map(({ fact }) => fact.cost);
  const shift = how.by === "shift" ? shiftOf(book, state, id) : null;
  const ink = inkToPay(book, state, seat, id, how);
  return [
    ...(ink > 0 ? [{ pay: "ink", amount: ink } as const] : []),
    ...(shift === null ? [] : shiftCosts(shift)),
    ...extra,
  ];
}
