/** Looking at the table: the questions rules ask of a state. The card definitions come in here. */
import { type Card, type CardId, cardOf, type DefId, freshTable, idsIn } from "@tcg/core";
import type { CardDefinition, StereotypeDefinition } from "../cards/card.ts";
import type { CompleteCard, CompleteEffect } from "../cards/complete-cards.ts";
import type { CardData, LunchTable, State, Table } from "../types.ts";
import { SEATS, type Seat, type Zone } from "../vocabulary.ts";

/** Whoever has the printed cards at hand: a table, a play. */
export type HasPrinted = Pick<Table, "printed">;

export function definition({ printed }: HasPrinted, def: DefId): CompleteCard {
  return printed.of(def).card;
}

export function definitionOf({ state, printed }: Table, id: CardId): CompleteCard {
  return printed.of(cardOf(state, id).def).card;
}

export function asStereotype(card: CardDefinition): StereotypeDefinition | null {
  return card.type === "stereotype" ? card : null;
}

export function effectOf(card: CompleteCard, id: string | null): CompleteEffect | null {
  return card.effects.find((effect) => effect.id === id) ?? null;
}

/** A card on the table, with its data. Null if it is not there. */
export function onTable(
  state: State,
  id: CardId,
): (Card<LunchTable> & { readonly data: CardData; readonly seat: Seat }) | null {
  const card = state.cards.get(id);
  if (card?.data == null) return null;
  return card as Card<LunchTable> & { readonly data: CardData; readonly seat: Seat };
}

export function isFaceUp(state: State, id: CardId): boolean {
  const card = onTable(state, id);
  return card !== null && !card.faceDown;
}

/** Face-up, and not on its way: what is being activated does nothing before it resolves (LT 9.4). */
export function isInForce(state: State, id: CardId): boolean {
  const { chain, activating } = state.shared;
  if (!isFaceUp(state, id) || id === activating) return false;
  for (const { via, source } of chain) if (via !== "effect" && source.card === id) return false;
  return true;
}

export function boardOf(state: State, seat: Seat): CardId[] {
  return idsIn(state, seat, "board");
}

/** A stereotype of this seat's board. */
export function isOnBoard(state: State, seat: Seat, id: CardId): boolean {
  const card = onTable(state, id);
  return card?.zone === "board" && card.seat === seat;
}

/** Turn seat first, then by slot: the order of everything that happens at once (LT 1.5). */
export function seatsInOrder({ shared }: State): readonly Seat[] {
  return shared.turnSeat === "host" ? SEATS : AWAY_FIRST;
}

const AWAY_FIRST: readonly Seat[] = ["away", "host"];

/** All cards on the table in that order. Asked many times a command, so without lists on the way. */
export function allOnTable(state: State, zones: readonly Zone[] = TABLE_ZONES): CardId[] {
  const found: CardId[] = [];
  for (const seat of seatsInOrder(state)) {
    for (const zone of zones) {
      for (const id of state.seats[seat][zone]) if (id !== null) found.push(id);
    }
  }
  return found;
}

const TABLE_ZONES = ["board", "setZone", "field"] as const satisfies readonly Zone[];

/** The table as it will be when a card has left its zone: to ask what is possible then. */
export function without(table: Table, id: CardId): Table {
  const { state } = table;
  const { seat, zone } = cardOf(state, id);
  const held = state.seats[seat];
  const isSlot = TABLE_ZONES.some((name) => name === zone);
  const left = isSlot
    ? held[zone].map((other) => (other === id ? null : other))
    : held[zone].filter((other) => other !== id);
  const seats = { ...state.seats, [seat]: { ...held, [zone]: left } };
  return freshTable(table, { ...state, cards: state.cards.without(id), seats });
}

export function freeSlots(state: State, seat: Seat, zone: "board" | "setZone" | "field"): number[] {
  return state.seats[seat][zone].flatMap((held, slot) => (held === null ? [slot] : []));
}
