/**
 * Continuous effects at work. One counts for a card when a number or fact that the rules derive
 * would be another without that effect: an attack or defense, a keyword, a protection, a
 * restriction of a card or a seat, or what a card in a hand or set zone costs. Each stay of a card
 * on the table counts once, however long.
 */
import {
  type CardDefinition,
  type CardTable,
  type Effect,
  KEYWORDS,
  PROTECTIONS,
  RESTRICTIONS,
  SEATS,
  type State,
} from "@ltcg/engine";
import { type CardId, cardOf, defId, idsIn } from "@tcg/core";
import {
  cloutCost,
  hasKeyword,
  isProtected,
  isRestricted,
  statsOf,
} from "../../../packages/engine/src/stats.ts";
import {
  allOnTable,
  type Book,
  definitionOf,
  isFaceUp,
  isInForce,
} from "../../../packages/engine/src/table.ts";
import { nameOf } from "./effects.ts";

export class InForce {
  readonly #book: Book;
  readonly #count: (name: string) => void;
  readonly #counted = new Set<string>();

  constructor(cards: CardTable, count: (name: string) => void) {
    this.#book = { cards };
    this.#count = count;
  }

  see(state: State): void {
    let derived: string | undefined;
    for (const id of allOnTable(state)) {
      if (!isInForce(state, id)) continue;
      const card = definitionOf(this.#book, state, id);
      for (const effect of card.effects ?? []) {
        const stay = `${id} ${effect.id}`;
        if (effect.type !== "continuous" || this.#counted.has(stay)) continue;
        derived ??= derivedFrom(this.#book, state);
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
    const lies = cardOf(state, id);
    return derivedFrom(
      { cards: { ...this.#book.cards, [def]: { ...card, effects } } },
      { ...state, cards: { ...state.cards, [id]: { ...lies, def } } },
    );
  }
}

/** All that continuous effects can change, as one text. */
function derivedFrom(book: Book, state: State): string {
  const found: unknown[] = [];
  for (const seat of SEATS) {
    found.push(RESTRICTIONS.map((each) => isRestricted(book, state, { seat }, each)));
    const held = [...idsIn(state, seat, "hand"), ...idsIn(state, seat, "setZone")];
    for (const id of held) {
      found.push(cloutCost(book, state, seat, definitionOf(book, state, id)));
    }
    for (const id of idsIn(state, seat, "board")) found.push(aboutStereotype(book, state, id));
    for (const id of [...idsIn(state, seat, "setZone"), ...idsIn(state, seat, "field")]) {
      found.push(PROTECTIONS.map((each) => isProtected(book, state, id, each)));
      found.push(RESTRICTIONS.map((each) => isRestricted(book, state, { seat, card: id }, each)));
    }
  }
  return JSON.stringify(found);
}

function aboutStereotype(book: Book, state: State, card: CardId): unknown {
  if (!isFaceUp(state, card)) return null;
  const { seat } = state.cards[card] ?? { seat: "host" };
  return [
    statsOf(book, state, card),
    KEYWORDS.map((each) => hasKeyword(book, state, card, each)),
    PROTECTIONS.map((each) => isProtected(book, state, card, each)),
    RESTRICTIONS.map((each) => isRestricted(book, state, { seat, card }, each)),
  ];
}
