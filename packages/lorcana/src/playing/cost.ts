/** CR 4.3.4.5: what playing a card costs: chosen cost, additional costs, increases, reductions. */

import { type CardId, cardOf, derived } from "@tcg/core";
import { bounded } from "../bounds.ts";
import type { Cost, Filter } from "../cards.ts";
import { shiftCosts, shiftInk, shiftOf } from "../keywords/shift.ts";
import type { FactKind, Standing } from "../reading/facts.ts";
import { matches } from "../reading/filters.ts";
import { lookAt } from "../reading/look.ts";
import { definitionOf, printedCard } from "../reading/printed.ts";
import { ownFacts } from "../reading/restrictions.ts";
import { amountStated, areThere, contextOfFact, factsOnSeat } from "../reading/standing.ts";
import { playedKey } from "../triggers/nth.ts";
import type { How, Spared, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

/** CR 4.3.4.4: what the way of paying has named pays for nothing else in the same manner. */
export function sparedBy(how: How): { readonly spared?: Spared } {
  if (how.by === "shift") return { spared: { card: how.onto, from: "leaving" } };
  return how.by === "sing" ? { spared: { card: how.singer, from: "exerting" } } : {};
}

/** Null: this way of playing it is not paid in ink. */
function chosenInk(table: Table, id: CardId, how: How): number | null {
  if (how.by === "ink") return definitionOf(table, id).cost;
  const shift = how.by === "shift" ? shiftOf(table, id) : null;
  return shift === null ? null : shiftInk(shift);
}

/** What raises or lowers what this card costs this player. */
export function costFacts(table: Table, seat: Seat, id: CardId): readonly Standing<"cost">[] {
  const facts = factsOnSeat(table, seat, "cost");
  const own = ownFacts(table, id, "cost");
  if (facts.length === 0) return own;
  const general = facts.filter(
    (fact) =>
      isMeant(table, fact, id) &&
      (fact.fact.first !== true || playedSoFar(table, seat, fact.fact.where) === 0),
  );
  return [...general, ...own];
}

/** "You may play this character for free": nobody would pay for it then. */
function isFree(table: Table, seat: Seat, id: CardId): boolean {
  if (ownFacts(table, id, "free-to-play").length > 0) return true;
  const facts = factsOnSeat(table, seat, "free-to-play");
  return facts.some((fact) => isMeant(table, fact, id));
}

/** What is asked for besides, for a card like this. */
function extraCosts(table: Table, seat: Seat, id: CardId): readonly Cost[] {
  const facts = factsOnSeat(table, seat, "extra-cost");
  if (facts.length === 0) return NONE;
  return facts.filter((fact) => isMeant(table, fact, id)).map(({ fact }) => fact.cost);
}

const NONE: readonly Cost[] = [];

/** Of cards of that kind, this turn. */
function playedSoFar({ state }: Table, seat: Seat, where: Filter = {}): number {
  return state.seats[seat].log[playedKey(where)];
}

function isMeant(
  table: Table,
  standing: Standing<"cost"> | Standing<"extra-cost"> | Standing<"free-to-play">,
  id: CardId,
): boolean {
  const { where } = standing.fact;
  return where === undefined || matches(contextOfFact(table, standing), lookAt(table, id), where);
}

/** Whether nothing is said of what this card costs, by itself or anything else. Mostly nothing is. */
function isAsPrinted(table: Table, id: CardId): boolean {
  const { def } = cardOf(table.state, id);
  return !arePricesChanged(table) && printedCard(table, def).statics.hand.length === 0;
}

const arePricesChanged = derived(
  (table: Table) => PRICE_CHANGES.some((kind) => areThere(table, kind)),
  "table",
);

const PRICE_CHANGES = ["cost", "free-to-play", "extra-cost"] as const satisfies FactKind[];

/**
 * Additional ink and increases first, reductions after, and never below 0. CR 4.3.4.10: for free
 * there is none of it. A way that is not paid in ink has nothing to raise or lower, and additional
 * ink is due.
 */
export function inkToPay(table: Table, seat: Seat, id: CardId, how: How): number {
  if (how.by === "ink" && isAsPrinted(table, id)) return definitionOf(table, id).cost;
  if (how.by === "free" || (how.by === "ink" && isFree(table, seat, id))) return 0;
  let extra = 0;
  for (const cost of extraCosts(table, seat, id)) if (cost.pay === "ink") extra += cost.amount;
  const base = chosenInk(table, id, how);
  if (base === null) return extra;
  let ink = base + extra;
  for (const standing of costFacts(table, seat, id)) {
    ink += amountStated(table, standing.fact.amount, standing);
  }
  return Math.max(0, bounded(ink));
}

/** Everything to be paid, ink included. CR 4.3.4.10: "for free" spares the ink only. */
export function costsOf(
  table: Table,
  seat: Seat,
  id: CardId,
  how: How,
  ink: number = inkToPay(table, seat, id, how),
): Cost[] {
  const costs: Cost[] = ink > 0 ? [{ pay: "ink", amount: ink }] : [];
  const shift = how.by === "shift" ? shiftOf(table, id) : null;
  if (shift !== null) costs.push(...shiftCosts(shift));
  for (const extra of extraCosts(table, seat, id)) if (extra.pay !== "ink") costs.push(extra);
  return costs;
}
