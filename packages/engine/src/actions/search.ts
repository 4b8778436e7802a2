import { type CardId, idsIn } from "@tcg/core";
import type { ActionOf } from "../cards.ts";
import { forEachCard } from "../deeds/for-each-card.ts";
import { lookAtDeck, reveal } from "../deeds/show.ts";
import { shuffleDeck } from "../deeds/shuffle.ts";
import { definitionMatches } from "../filters.ts";
import { definitionOf } from "../table.ts";
import { askFor } from "./ask.ts";
import type { ActionRule } from "./resolving.ts";

/**
 * LT 8.8, 8.15: the controller looks through its own deck and takes what fits, or nothing: nobody
 * else can tell what is in there. So the prompt opens for any deck that is not empty, and the deck
 * is shuffled whatever was found.
 */
export const search: ActionRule<ActionOf<"search">> = {
  run(r) {
    if (r.play.state.seats[r.seat].deck.length === 0) return;
    lookAtDeck(r.play, r.seat, r.seat);
    askFor(r, r.seat, "choose");
  },
  choice({ book, state, seat }, { count = 1, filter }) {
    const deck = idsIn(state, seat, "deck");
    const options = deck.filter((id) => definitionMatches(definitionOf(book, state, id), filter));
    return { options, min: 0, max: Math.min(count, deck.length), harmful: false };
  },
  chosen({ play, seat }, _action, _step, cards) {
    const found: CardId[] = [];
    forEachCard(play, cards, (id) => {
      // Where in the deck it was is nobody else's business.
      const change = play.moved(id, { seat, zone: "hand" }, { unseen: true });
      play.emit({ type: "CARD_TO_HAND", was: null, change });
      found.push(change.as);
    });
    // Shown once they are in the hand, so that the others know them to be there (LT 2.8).
    reveal(play, found);
    shuffleDeck(play, seat);
  },
};
