/** LT 9.7: the fixed policy by which the simple game makes its choices. */
import type { CardId } from "@tcg/core";
import type { Action, Effect } from "../cards.ts";
import { statsOf } from "../stats.ts";
import { asStereotype, type Book, definitionOf, isFaceUp } from "../table.ts";
import type { State } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

const HARMFUL: readonly Action["kind"][] = [
  "destroy",
  "damage",
  "discard",
  "add_vice",
  "banish",
  "return_to_hand",
  "take_control",
  "mill",
];

export function isHarmful({ kind }: Action): boolean {
  return HARMFUL.includes(kind);
}

/** Harmful effects take the opponent's cards first, others one's own, then by slot. */
export function autoTarget(
  state: State,
  seat: Seat,
  options: readonly CardId[],
  effect: Effect | null,
): CardId {
  const harmful = effect?.actions.some(isHarmful) ?? false;
  return autoCards(state, seat, options, 1, harmful)[0] as CardId;
}

export function autoCards(
  state: State,
  seat: Seat,
  options: readonly CardId[],
  count: number,
  harmful: boolean,
): CardId[] {
  const isWanted = (id: CardId): boolean => (state.cards[id]?.seat === seat) !== harmful;
  const sorted = options.toSorted((a, b) => Number(isWanted(b)) - Number(isWanted(a)));
  return sorted.slice(0, count);
}

/** Costs take the lowest attack (a face-down card shows none: 0), else the oldest card in hand. */
export function autoCost(
  book: Book,
  state: State,
  options: readonly CardId[],
  count: number,
): CardId[] {
  const attack = (id: CardId): number => {
    const isUnit = asStereotype(definitionOf(book, state, id)) !== null;
    const isOnBoard = state.cards[id]?.zone === "board" && isFaceUp(state, id);
    return isUnit && isOnBoard ? statsOf(book, state, id).attack : 0;
  };
  return options.toSorted((a, b) => attack(a) - attack(b)).slice(0, count);
}
