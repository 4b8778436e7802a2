/**
 * LT 8.12: whether costs can be paid, each card paying for one of them. Exact, and quick: it is a
 * matching between costs and cards. Only where a cost asks for current values or counters, which
 * change as other cards and counters are paid (LT 8.9), the board's cards are tried one after the
 * other, each table that can come of it once; a board has few slots.
 */
import { type CardId, cardOf } from "@tcg/core";
import type { Cost, Filter } from "../cards.ts";
import { type Book, boardOf, onTable, without } from "../table.ts";
import type { State } from "../types.ts";
import { cardsFor, costOptions, type Paying, partOf, restOf, viceOn } from "./costs.ts";
import { assign } from "./matching.ts";

/** Whether all of these can be paid, in this order. */
export function costsPayable(
  book: Book,
  state: State,
  paying: Paying,
  costs: readonly Cost[],
): boolean {
  const numbers = costs.filter(({ kind }) => kind === "pay_lp" || kind === "pay_clout");
  if (!hasNumbers(state, paying, numbers)) return false;
  const paid = numbers.reduce((then, cost) => oncePaid(then, paying, cost, []), state);
  return cardsPayable(book, paid, paying, costs);
}

/** Whether the first of these can be paid with these cards, or so far, and all after that. */
export function leavesPayable(
  book: Book,
  state: State,
  paying: Paying,
  [cost, ...others]: readonly Cost[],
  cards: readonly CardId[],
): boolean {
  if (cost === undefined) return true;
  const then = oncePaid(state, paying, partOf(cost, cards.length), cards);
  const rest = restOf(cost, cards.length);
  return cardsPayable(book, then, paying, rest === null ? others : [rest, ...others]);
}

function hasNumbers(state: State, { seat }: Paying, costs: readonly Cost[]): boolean {
  const { lifePoints, clout } = state.seats[seat];
  const total = (kind: "pay_lp" | "pay_clout"): number =>
    costs.reduce((sum, cost) => sum + (cost.kind === kind ? cost.amount : 0), 0);
  // Life may be paid down to 0, which loses (LT 8.5); in the simple game never the last (9.7).
  const least = state.config.responses === "auto" && total("pay_lp") > 0 ? 1 : 0;
  return lifePoints - total("pay_lp") >= least && clout >= total("pay_clout");
}

function cardsPayable(book: Book, state: State, paying: Paying, costs: readonly Cost[]): boolean {
  if (!costs.some(isShifty)) return matched(book, state, paying, costs) !== null;
  const ofPiles = costs.filter((cost) => cardsFor(cost) > 0 && !isOfBoard(cost));
  const given = matched(book, state, paying, ofPiles);
  if (given === null) return false;
  const then = ofPiles.reduce(
    (before, cost, i) => oncePaid(before, paying, cost, given[i] ?? []),
    state,
  );
  return boardPays(book, then, paying, costs.filter(isOfBoard), new Set());
}

function isOfBoard(cost: Cost): boolean {
  return cardsFor(cost) > 0 && cost.kind !== "discard" && !isOfGraveyard(cost);
}

function isOfGraveyard(cost: Cost): boolean {
  return cost.kind === "banish" && cost.from === "graveyard";
}

/** Asks of a stereotype what may change while other costs are paid. */
function isShifty(cost: Cost): boolean {
  if (!("filter" in cost) || isOfGraveyard(cost)) return false;
  return SHIFTING.some((name) => cost.filter?.[name] !== undefined);
}

const SHIFTING = [
  "minAttack",
  "maxAttack",
  "minDefense",
  "maxDefense",
  "minVice",
  "maxVice",
] as const satisfies readonly (keyof Filter)[];

/** Cards for each cost that takes cards, or null if they cannot all be paid. */
function matched(
  book: Book,
  state: State,
  paying: Paying,
  costs: readonly Cost[],
): ReturnType<typeof assign> {
  if (!hasCounters(book, state, paying, costs)) return null;
  const taking = costs.filter(({ kind }) => TAKING.includes(kind));
  return assign(
    taking.map((cost) => ({
      count: cardsFor(cost),
      from: costOptions(book, state, paying, cost),
    })),
  );
}

const TAKING: readonly Cost["kind"][] = ["banish", "discard", "tribute"];

/** They are taken off and put on before any card leaves, so they only have to be there. */
function hasCounters(book: Book, state: State, paying: Paying, costs: readonly Cost[]): boolean {
  const removed = costs.filter(({ kind }) => kind === "remove_vice");
  const wanted = removed.reduce((sum, cost) => sum + cardsFor(cost), 0);
  const [first] = removed;
  if (first !== undefined && countersFor(book, state, paying, first) < wanted) return false;
  const added = costs.find(({ kind }) => kind === "add_vice");
  return added === undefined || costOptions(book, state, paying, added).length > 0;
}

function countersFor(book: Book, state: State, paying: Paying, cost: Cost): number {
  return costOptions(book, state, paying, cost).reduce((sum, id) => sum + viceOn(state, id), 0);
}

/** `failed`: tables that were tried in vain. */
function boardPays(
  book: Book,
  state: State,
  paying: Paying,
  costs: readonly Cost[],
  failed: Set<string>,
): boolean {
  const [cost, ...others] = costs;
  if (cost === undefined) return true;
  const options = costOptions(book, state, paying, cost);
  const most =
    cost.kind === "remove_vice" ? countersFor(book, state, paying, cost) : options.length;
  if (most < cardsFor(cost)) return false;
  if (others.length === 0) return true;
  const key = tableKey(state, paying, costs);
  if (failed.has(key)) return false;
  const rest = restOf(cost, 1);
  const then = rest === null ? others : [rest, ...others];
  const isPayable = options.some((id) =>
    boardPays(book, oncePaid(state, paying, partOf(cost, 1), [id]), paying, then, failed),
  );
  if (!isPayable) failed.add(key);
  return isPayable;
}

function tableKey(state: State, { seat }: Paying, costs: readonly Cost[]): string {
  const lie = boardOf(state, seat).map((id) => `${id}:${viceOn(state, id)}`);
  return [costs.length, costs[0] === undefined ? 0 : cardsFor(costs[0]), ...lie].join();
}

/** The table as it will be when a cost is paid. */
function oncePaid(state: State, { seat }: Paying, cost: Cost, cards: readonly CardId[]): State {
  switch (cost.kind) {
    case "pay_lp":
      return withNumber(state, seat, "lifePoints", -cost.amount);
    case "pay_clout":
      return withNumber(state, seat, "clout", -cost.amount);
    case "discard":
    case "tribute":
      return cards.reduce((then, id) => sentTo(then, id, "graveyard"), state);
    case "banish":
      return cards.reduce((then, id) => sentTo(then, id, "banished"), state);
    case "remove_vice":
      return cards.reduce((then, id) => withVice(then, id, -cost.count), state);
    case "add_vice":
      return cards.reduce((then, id) => withVice(then, id, cost.count), state);
  }
}

function withNumber(
  state: State,
  seat: Paying["seat"],
  name: "lifePoints" | "clout",
  change: number,
): State {
  const held = state.seats[seat];
  return { ...state, seats: { ...state.seats, [seat]: { ...held, [name]: held[name] + change } } };
}

function withVice(state: State, id: CardId, change: number): State {
  const card = onTable(state, id);
  if (card === null) return state;
  const data = { ...card.data, vice: Math.max(0, card.data.vice + change) };
  return { ...state, cards: { ...state.cards, [id]: { ...card, data } } };
}

/** LT 3.2, 2.6: to its owner; a token is gone. */
function sentTo(state: State, id: CardId, zone: "graveyard" | "banished"): State {
  const isToken = onTable(state, id)?.data.isToken === true;
  const card = cardOf(state, id);
  const then = without(state, id);
  if (isToken) return then;
  const { owner } = card;
  const lies = { ...card, seat: owner, zone, faceDown: false, data: null };
  const held = then.seats[owner];
  return {
    ...then,
    cards: { ...then.cards, [id]: lies },
    seats: { ...then.seats, [owner]: { ...held, [zone]: [...held[zone], id] } },
  };
}
