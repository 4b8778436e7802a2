/** LT 8.5: what a cost can be paid with, and whether a list of costs can be paid at all. */
import { type CardId, idsIn } from "@tcg/core";
import type { Cost } from "../cards.ts";
import { cardsIn } from "../filters.ts";
import { type Book, boardOf, onTable, without } from "../table.ts";
import type { Source, State } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

/** How many cards the player chooses for this cost, in one prompt. */
export function cardsToChoose(cost: Cost): number {
  switch (cost.kind) {
    case "pay_lp":
    case "pay_clout":
      return 0;
    case "discard":
    case "tribute":
    case "banish":
      return cost.count;
    // Counters are taken from, or put on, one card at a time.
    case "remove_vice":
    case "add_vice":
      return 1;
  }
}

/** The cards this cost can be paid with; `targets` cannot (LT 8.12). */
export function costOptions(
  book: Book,
  state: State,
  seat: Seat,
  source: Source,
  cost: Cost,
  targets: readonly CardId[],
): CardId[] {
  const free = (ids: readonly CardId[]): CardId[] => ids.filter((id) => !targets.includes(id));
  switch (cost.kind) {
    case "pay_lp":
    case "pay_clout":
      return [];
    case "discard":
      return idsIn(state, seat, "hand").filter((id) => id !== source.card);
    case "tribute":
      return free(cardsIn(book, state, seat, "board", "self", cost.filter));
    case "banish":
      return free(cardsIn(book, state, seat, cost.from, "self", cost.filter));
    case "remove_vice":
      return free(boardOf(state, seat)).filter((id) => viceOn(state, id) > 0);
    case "add_vice":
      return free(boardOf(state, seat));
  }
}

/** Whether all of them can be paid one after the other, each card paying once. */
export function costsPayable(
  book: Book,
  state: State,
  seat: Seat,
  source: Source,
  costs: readonly Cost[],
  targets: readonly CardId[],
): boolean {
  const { lifePoints, clout } = state.seats[seat];
  const total = (kind: "pay_lp" | "pay_clout"): number =>
    costs.reduce((sum, cost) => sum + (cost.kind === kind ? cost.amount : 0), 0);
  // Life may be paid down to 0, which loses (LT 8.5); in the simple game never the last (9.7).
  const counters = sum(
    boardOf(state, seat)
      .filter((id) => !targets.includes(id))
      .map((id) => viceOn(state, id)),
  );
  if (costs.filter(({ kind }) => kind === "remove_vice").length > counters) return false;
  const least = state.config.responses === "auto" && total("pay_lp") > 0 ? 1 : 0;
  if (lifePoints - total("pay_lp") < least || clout < total("pay_clout")) return false;
  return payable(book, state, { seat, source, targets }, costs);
}

/** Who pays, for what, and the targets that cannot be spent. */
interface Paying {
  readonly seat: Seat;
  readonly source: Source;
  readonly targets: readonly CardId[];
}

/** Whether the first of these costs can be paid with these cards and the others after it. */
export function leavesPayable(
  book: Book,
  state: State,
  paying: Paying,
  [cost, ...others]: readonly Cost[],
  cards: readonly CardId[],
): boolean {
  return cost === undefined || payable(book, oncePaid(state, cost, cards), paying, others);
}

/** Costs in cards, one after the other. Few enough to try them all. */
function payable(book: Book, state: State, paying: Paying, costs: readonly Cost[]): boolean {
  const [cost, ...others] = costs;
  if (cost === undefined) return true;
  const { seat, source, targets } = paying;
  const count = cardsToChoose(cost);
  const options = costOptions(book, state, seat, source, cost, targets);
  if (options.length < count) return false;
  // Where no other cost asks for something else in the same zone, one way is as good as any.
  const matters = others.some((other) => isRival(cost, other));
  const ways = matters ? combinations(options, count) : [options.slice(0, count)];
  return ways.some((cards) => leavesPayable(book, state, paying, costs, cards));
}

function isRival(cost: Cost, other: Cost): boolean {
  const isSame = JSON.stringify(cost) === JSON.stringify(other);
  return !isSame && TAKING.includes(other.kind) && zoneOf(cost) === zoneOf(other);
}

const TAKING: readonly Cost["kind"][] = ["banish", "tribute"];

/** Where the cards that pay it lie. */
function zoneOf(cost: Cost): string {
  if (cost.kind === "discard") return "hand";
  return cost.kind === "banish" ? cost.from : "board";
}

/** The table as it will be when a cost is paid, as far as other costs look at it. */
function oncePaid(state: State, cost: Cost, cards: readonly CardId[]): State {
  switch (cost.kind) {
    case "pay_lp":
    case "pay_clout":
      return state;
    case "discard":
    case "tribute":
    case "banish":
      return cards.reduce(without, state);
    case "remove_vice":
      return cards.reduce((then, id) => withVice(then, id, -cost.count), state);
    case "add_vice":
      return cards.reduce((then, id) => withVice(then, id, cost.count), state);
  }
}

function withVice(state: State, id: CardId, change: number): State {
  const card = onTable(state, id);
  if (card === null) return state;
  const data = { ...card.data, vice: Math.max(0, card.data.vice + change) };
  return { ...state, cards: { ...state.cards, [id]: { ...card, data } } };
}

/** Boards have few slots; of a graveyard the first ways to choose are as good as any. */
const MAX_COMBINATIONS = 200;

export function combinations(options: readonly CardId[], count: number): CardId[][] {
  if (count === 0) return [[]];
  const found: CardId[][] = [];
  options.forEach((first, i) => {
    if (found.length >= MAX_COMBINATIONS) return;
    for (const others of combinations(options.slice(i + 1), count - 1)) {
      if (found.length < MAX_COMBINATIONS) found.push([first, ...others]);
    }
  });
  return found;
}

function viceOn(state: State, id: CardId): number {
  return onTable(state, id)?.data.vice ?? 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
