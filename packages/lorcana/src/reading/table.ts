/** Looking at the table: the questions rules ask of a state. */
import { type Card, type CardId, cardOf, derived } from "@tcg/core";
import type { CardData, Lorcana, State, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

export type CardInPlay = Card<Lorcana> & { readonly data: CardData; readonly seat: Seat };

/** A card in play with its data; null if it is not in play (any more). */
export function inPlay(state: State, id: CardId): CardInPlay | null {
  const card = state.cards.get(id);
  return card?.zone === "play" ? (card as CardInPlay) : null;
}

/** Whether it can be exerted for something: in play, ready and dry (CR 6.1.4). */
export function isAble(state: State, id: CardId): boolean {
  const card = inPlay(state, id);
  return card !== null && !card.data.exerted && !card.data.drying;
}

/** The damage on a card; outside play there is none. */
export function damageOn(state: State, id: CardId): number {
  return cardOf(state, id).data?.damage ?? 0;
}

const NOBODY: readonly Seat[] = [];

/** CR 1.10.2.3: who has lost while others go on. */
export function leftSeats({ shared }: State): readonly Seat[] {
  return shared.left ?? NOBODY;
}

export function hasLeft(state: State, seat: Seat): boolean {
  return leftSeats(state).includes(seat);
}

/** CR 1.9.2.1: turn order, from the active player on, of those who play. */
export function seatsInOrder(state: State): readonly Seat[] {
  const { seating, shared } = state;
  const order = seatingFrom(seating, shared.turnSeat);
  const left = leftSeats(state);
  return left.length === 0 ? order : order.filter((seat) => !left.includes(seat));
}

/** One for each seat of a match: every check asks for the order. */
const turned = new WeakMap<readonly Seat[], Map<Seat, readonly Seat[]>>();

function seatingFrom(seating: readonly Seat[], first: Seat): readonly Seat[] {
  const at = seating.indexOf(first);
  if (at === 0) return seating;
  let known = turned.get(seating);
  if (known === undefined) {
    known = new Map();
    turned.set(seating, known);
  }
  let order = known.get(first);
  if (order === undefined) {
    order = [...seating.slice(at), ...seating.slice(0, at)];
    known.set(first, order);
  }
  return order;
}

/** CR 1.10.2.1: to the left, whoever still plays. */
export function nextSeat(state: State, seat: Seat): Seat {
  const { seating } = state;
  let next = seat;
  do next = seating[(seating.indexOf(next) + 1) % seating.length] as Seat;
  while (hasLeft(state, next) && next !== seat);
  return next;
}

export function opponentsOf(state: State, seat: Seat): readonly Seat[] {
  return seatsInOrder(state).filter((other) => other !== seat);
}

/** All cards in play, the active player's first. */
export const allInPlay = derived(({ state }: Table) => allIn(state, "play"), "table");

/** All cards in the discards, the active player's first. */
export const allInDiscards = derived(({ state }: Table) => allIn(state, "discard"), "table");

/** Whether a card is on its way to be played (CR 4.3.4.8). */
export function isBeingPlayed(state: State, id: CardId): boolean {
  return state.cards.get(id)?.zone === "limbo";
}

/** Cards that are being played. */
export function inLimbo({ state }: Table): readonly CardId[] {
  return allIn(state, "limbo");
}

function allIn(
  { seating, shared, seats }: State,
  zone: "play" | "discard" | "limbo",
): readonly CardId[] {
  const found: CardId[] = [];
  const first = seating.indexOf(shared.turnSeat);
  for (let i = 0; i < seating.length; i++) {
    const seat = seating[(first + i) % seating.length] as Seat;
    for (const id of seats[seat][zone]) if (id !== null) found.push(id);
  }
  return found;
}

/** The cards under one, the uppermost first (CR 5.1.5). */
export function cardsUnder(state: State, top: CardId): CardId[] {
  const found: CardId[] = [];
  for (const id of state.seats[cardOf(state, top).seat].under) {
    if (id !== null && state.cards.get(id)?.data?.beneath === top) found.push(id);
  }
  return found;
}

/** CR 8.5.4: what can be paid with. */
export function readyInk(state: State, seat: Seat): number {
  return state.seats[seat].inkwell.length - state.seats[seat].exertedInk;
}

export const freshData: CardData = {
  exerted: false,
  drying: false,
  damage: 0,
  at: null,
  beneath: null,
  used: [],
};
