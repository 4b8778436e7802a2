import type { CardId } from "@tcg/core";
import type { CompleteActionOf } from "../cards/complete-cards.ts";
import { askedAtOnce } from "../choices/at-once.ts";
import { forEachCard } from "../procedures/for-each-card.ts";
import { lookAtDeck, reveal } from "../procedures/show.ts";
import { shuffleDeck } from "../procedures/shuffle.ts";
import { type ActionRule, byEffect, type Resolving } from "./resolving.ts";

/**
 * LT 8.8, 8.15: the controller looks through its own deck and takes what fits, or nothing: nobody
 * else can tell what is in there. So the prompt opens for any deck that is not empty, and the deck
 * is shuffled whatever was found.
 */
export const search: ActionRule<CompleteActionOf<"search">> = {
  harms: false,
  run(r, { count, filter }) {
    const { play, seat } = r;
    const size = play.state.seats[seat].deck.length;
    if (size === 0) return;
    const left = Math.min(r.answer("left") ?? count, size);
    // By the size of the deck, which is public, not by what fits.
    const max = askedAtOnce(size, left, { upTo: true });
    if (r.first("cards")) lookAtDeck(play, seat, seat);
    const cards = r.cards(seat, { from: "deck", ...(filter && { filter }) }, { min: 0, max });
    if (cards === null) return;
    take(r, cards);
    const isDone = cards.length < max || cards.length === left;
    if (isDone) shuffleDeck(play, seat);
    else r.startOver({ left: left - cards.length });
  },
};

function take(r: Resolving, cards: readonly CardId[]): void {
  const { play, seat } = r;
  const found: CardId[] = [];
  forEachCard(play, cards, (id) => {
    // Where in the deck it was is nobody else's business.
    const change = play.moved(id, { seat, zone: "hand" }, { unseen: true });
    play.emit({ type: "CARD_TO_HAND", ...byEffect(r), was: null, change });
    found.push(change.as);
  });
  // Shown once they are in the hand, so that the others know them to be there (LT 2.8).
  reveal(play, found);
}
