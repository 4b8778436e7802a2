/**
 * LT 8.12: whether costs can be paid, each card paying for one of them. Exact, and quick: it is a
 * matching between costs and cards. Only where a cost asks for current values or counters, which
 * change as other cards and counters are paid (LT 8.9), the ways to pay with the board are tried, each
 * table that can come of it once; a board has few slots.
 */
import { assignCards, type CardId, type CardNeed, subsets } from "@tcg/core";
import type { Cost, Filter } from "../cards/card.ts";
import { boardOf } from "../reading/table.ts";
import type { State, Table } from "../types.ts";
import {
  cardsAtOnce,
  cardsFor,
  costOptions,
  type Paying,
  partOf,
  restOf,
  viceOn,
} from "./costs.ts";
import { oncePaid } from "./once-paid.ts";

/**
 * Whether all of these can be paid, in this order. `others`: what else needs cards, such as targets,
 * and cannot have those that pay.
 */
export function costsPayable(
  table: Table,
  paying: Paying,
  costs: readonly Cost[],
  others: readonly CardNeed[] = [],
): boolean {
  if (!hasNumbers(table.state, paying, costs)) return false;
  // Life and clout take no cards.
  if (costs.every((cost) => cardsFor(cost) === 0)) return assignCards(others) !== null;
  return leavesPayable(table, paying, costs, [], others);
}

function hasNumbers(state: State, { seat }: Paying, costs: readonly Cost[]): boolean {
  const { lifePoints, clout } = state.seats[seat];
  const life = totalOf(costs, "pay_lp");
  // Life may be paid down to 0, which loses (LT 8.5); in the simple game never the last (9.7).
  const least = state.config.responses === "auto" && life > 0 ? 1 : 0;
  return lifePoints - life >= least && clout >= totalOf(costs, "pay_clout");
}

function totalOf(costs: readonly Cost[], kind: "pay_lp" | "pay_clout"): number {
  let total = 0;
  for (const cost of costs) if (cost.kind === kind) total += cost.amount;
  return total;
}

/** Whether the first of these can be paid with these cards, or these and others, and all after it. */
export function leavesPayable(
  table: Table,
  paying: Paying,
  costs: readonly Cost[],
  cards: readonly CardId[],
  others: readonly CardNeed[] = [],
): boolean {
  if (!hasCounters(table, paying, costs)) return false;
  const isShifting = costs.some(dependsOnCurrentValues);
  const matched = costs.filter((cost) => isTaking(cost) && !(isShifting && isOfBoard(cost)));
  const needs = matched.map((cost) => ({
    count: cardsFor(cost) - (cost === costs[0] ? cards.length : 0),
    from: costOptions(table, paying, cost).filter((id) => !cards.includes(id)),
  }));
  const given = assignCards([...needs, ...others]);
  if (given === null) return false;
  if (!isShifting) return true;
  const pays = new Map(
    matched.map((cost, i) => [cost, [...(cost === costs[0] ? cards : []), ...(given[i] ?? [])]]),
  );
  return new Trial(paying, pays).canPay(table, costs, cards);
}

function isTaking({ kind }: Cost): boolean {
  return kind === "banish" || kind === "discard" || kind === "tribute";
}

function isOfBoard(cost: Cost): boolean {
  return cardsFor(cost) > 0 && cost.kind !== "discard" && !isOfGraveyard(cost);
}

function isOfGraveyard(cost: Cost): boolean {
  return cost.kind === "banish" && cost.from === "graveyard";
}

/** Whether a matching says all there is to say: no counters are paid, and nothing shifts. */
export function areMatched(costs: readonly Cost[]): boolean {
  return costs.every(
    (cost) => (cardsFor(cost) === 0 || isTaking(cost)) && !dependsOnCurrentValues(cost),
  );
}

/** Asks of a stereotype what may change while other costs are paid. */
function dependsOnCurrentValues(cost: Cost): boolean {
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

/** They are taken off and put on before any card leaves, so they only have to be there. */
function hasCounters(table: Table, paying: Paying, costs: readonly Cost[]): boolean {
  const removed = costs.filter(({ kind }) => kind === "remove_vice");
  const wanted = removed.reduce((sum, cost) => sum + cardsFor(cost), 0);
  const [first] = removed;
  if (first !== undefined && countersFor(table, paying, first) < wanted) return false;
  const added = costs.find(({ kind }) => kind === "add_vice");
  return added === undefined || costOptions(table, paying, added).length > 0;
}

function countersFor(table: Table, paying: Paying, cost: Cost): number {
  const { state } = table;
  return costOptions(table, paying, cost).reduce((sum, id) => sum + viceOn(state, id), 0);
}

/** Pays one cost after the other, as an activation will, and tries every way where the board pays. */
class Trial {
  readonly #paying: Paying;
  /** What pays the costs that need no trying. */
  readonly #pays: ReadonlyMap<Cost, readonly CardId[]>;
  /** Tables that were tried in vain. */
  readonly #failed = new Set<string>();

  constructor(paying: Paying, pays: ReadonlyMap<Cost, readonly CardId[]>) {
    this.#paying = paying;
    this.#pays = pays;
  }

  /** `chosen`: cards that the first cost is to be paid with, and perhaps others. */
  canPay(table: Table, costs: readonly Cost[], chosen: readonly CardId[] = []): boolean {
    const [cost, ...others] = costs;
    if (cost === undefined) return true;
    const given = isOfBoard(cost) ? undefined : (this.#pays.get(cost) ?? []);
    if (given !== undefined) return this.canPay(this.#after(table, cost, given), others);
    const key = this.#key(table.state, costs);
    if (this.#failed.has(key)) return false;
    const isPayable = this.#ways(table, cost, chosen).some((cards) => {
      const rest = restOf(cost, cards.length);
      const then = this.#after(table, partOf(cost, cards.length), cards);
      return this.canPay(then, rest === null ? others : [rest, ...others]);
    });
    // With cards that are chosen already not every way was tried.
    if (!isPayable && chosen.length === 0) this.#failed.add(key);
    return isPayable;
  }

  /** The choices of cards for it, or for the next part of it. */
  #ways(table: Table, cost: Cost, chosen: readonly CardId[]): readonly CardId[][] {
    const options = costOptions(table, this.#paying, cost);
    const atOnce = cardsAtOnce(cost, options.length);
    const isEnough = cost.kind === "remove_vice" ? atOnce > 0 : options.length >= cardsFor(cost);
    if (!isEnough) return [];
    return [...subsets(options, atOnce)].filter((cards) =>
      chosen.every((id) => cards.includes(id)),
    );
  }

  #after(table: Table, cost: Cost, cards: readonly CardId[]): Table {
    return oncePaid(table, this.#paying, cost, cards);
  }

  /** Which of the costs come after this table follows from what lies there and what is left to pay. */
  #key(state: State, costs: readonly Cost[]): string {
    const board = boardOf(state, this.#paying.seat).map((id) => `${id}:${viceOn(state, id)}`);
    return [costs.length, costs[0] === undefined ? 0 : cardsFor(costs[0]), ...board].join();
  }
}
