/**
 * Continuous effects at work. One counts for a card when a number or fact that the rules derive
 * would be another without that effect: an attack or defense, a keyword, a protection, a
 * restriction of a card or a seat, or what a card in a hand or set zone costs. Each stay of a card
 * on the table counts once, however long.
 */
import { type CardId, cardOf, defId, freshTable, idsIn } from "@tcg/core";
import { cloutCost, hasKeyword, isProtected, isRestricted, statsOf } from "../../reading/stats.ts";
import { allOnTable, definitionOf, isFaceUp, isInForce } from "../../reading/table.ts";
import type { LunchTable, State, Table } from "../../types.ts";
import { SEATS, type Seat } from "../../vocabulary.ts";
import type { ActionOf, CardDefinition, Effect } from "../card.ts";
import { complete, type DefinedCards } from "../complete-cards.ts";
import { isStanding, type StandingKind } from "../continuous.ts";
import { PrintedCards } from "../printed.ts";
import { nameOf } from "./effects.ts";

export class InForce {
  readonly #cards: DefinedCards;
  readonly #printed: PrintedCards;
  readonly #count: (name: string) => void;
  readonly #counted = new Set<string>();
  #last: readonly unknown[] = [];

  constructor(cards: DefinedCards, count: (name: string) => void) {
    this.#cards = cards;
    this.#printed = new PrintedCards(cards);
    this.#count = count;
  }

  see(state: State): void {
    // Most commands are passes, and leave everything that values derive from as it was.
    const { cards, seats, shared, phase } = state;
    const { modifiers, chain, activating, turnNumber } = shared;
    const now = [cards, seats, modifiers, chain, activating, turnNumber, phase];
    if (now.every((part, place) => part === this.#last[place])) return;
    this.#last = now;
    const table = freshTable<LunchTable>({ printed: this.#printed }, state);
    for (const id of allOnTable(state)) {
      if (!isInForce(state, id)) continue;
      const card = definitionOf(table, id);
      for (const effect of card.effects ?? []) {
        const stay = `${id} ${effect.id}`;
        if (effect.type !== "continuous" || this.#counted.has(stay)) continue;
        const derived = derivedFrom(table, effect);
        if (this.#derivedWithout(state, id, card, effect) === derived) continue;
        this.#counted.add(stay);
        this.#count(nameOf(card.id, effect.id));
      }
    }
  }

  /** As if this one card, and no other copy of it, did not have the effect. */
  #derivedWithout(state: State, id: CardId, card: CardDefinition, effect: Effect): string {
    const def = defId(`${card.id} without ${effect.id}`);
    const effects = (card.effects ?? []).filter((each) => each !== effect);
    const placed = cardOf(state, id);
    const printed = new PrintedCards(complete({ ...this.#cards, [def]: { ...card, effects } }));
    const cards = state.cards.with(id, { ...placed, def });
    return derivedFrom(freshTable<LunchTable>({ printed }, { ...state, cards }), effect);
  }
}

/** All that an effect like this can change, as one text. */
function derivedFrom(table: Table, { actions }: Effect): string {
  const stated = actions.filter(isStanding);
  return JSON.stringify(stated.map((action) => SEATS.map((seat) => ofSeat(table, seat, action))));
}

function ofSeat(table: Table, seat: Seat, action: ActionOf<StandingKind>): unknown[] {
  const { state } = table;
  const onTable = [...idsIn(state, seat, "board"), ...idsIn(state, seat, "setZone")];
  const faceUp = [...onTable, ...idsIn(state, seat, "field")].filter((id) => isFaceUp(state, id));
  switch (action.kind) {
    case "boost_attack":
    case "boost_defense":
      return faceUp.map((id) => statsOf(table, id));
    case "grant_keyword":
      return faceUp.map((id) => hasKeyword(table, id, action.keyword));
    case "grant_protection":
      return faceUp.map((id) => isProtected(table, id, action.protection));
    case "apply_restriction": {
      const { restriction } = action;
      const ofCards = faceUp.map((card) => isRestricted(table, { seat, card }, restriction));
      return [isRestricted(table, { seat }, restriction), ofCards];
    }
    case "modify_cost":
      return [...idsIn(state, seat, "hand"), ...idsIn(state, seat, "setZone")].map((id) =>
        cloutCost(table, seat, definitionOf(table, id)),
      );
  }
}
