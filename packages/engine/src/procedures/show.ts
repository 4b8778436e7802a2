/**
 * LT 2.8: showing faces that a zone hides. Who has seen what is public, though not what it was; so nobody
 * learns anything from cards being left out that were seen before.
 */
import { type CardId, cardOf, idsIn, seesFace } from "@tcg/core";
import type { CardCause } from "../causes.ts";
import type { Play } from "../types.ts";
import { SEATS, type Seat } from "../vocabulary.ts";
import { zones } from "../zones.ts";

/** A seat looks at the top cards of a deck; at all of them without a count. */
export function lookAtDeck(play: Play, seat: Seat, deck: Seat, count?: number): void {
  look(play, seat, idsIn(play.state, deck, "deck").slice(0, count));
}

/** A seat looks at cards of one zone. */
export function look(play: Play, seat: Seat, cards: readonly CardId[]): void {
  const { state } = play;
  const hidden = cards.filter((id) => !seesFace(zones, state, id, seat));
  if (hidden.length === 0) return;
  play.emit({ type: "CARDS_VIEWED", seat, change: play.learned(hidden, [seat]) });
}

/**
 * Lays a card picked from a deck on top of it, to be shown there: where it lay, and so which of two
 * copies it is, is nobody else's business.
 */
export function onTop(play: Play, cards: readonly CardId[], cause: CardCause): CardId[] {
  return cards.map((id) => {
    const { seat } = cardOf(play.state, id);
    const change = play.moved(id, { seat, zone: "deck", index: 0 }, { unseen: true });
    play.emit({ type: "CARD_TO_DECK", ...cause, was: null, change });
    return change.as;
  });
}

/** Shows cards of one zone to everybody; gives their ids, which in a hand may be fresh ones. */
export function reveal(play: Play, cards: readonly CardId[]): CardId[] {
  const { state } = play;
  const hidden = cards.filter((id) => !seesFace(zones, state, id, "spectator"));
  const first = hidden[0];
  if (first === undefined) return [...cards];
  const change = play.learned(hidden, SEATS);
  play.emit({ type: "CARDS_REVEALED", seat: cardOf(state, first).seat, change });
  return cards.map((id) => change.renamed.find(({ card }) => card === id)?.as ?? id);
}
