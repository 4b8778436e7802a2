import { cardOf } from "@tcg/core";
import type { CompleteActionOf } from "../cards/complete-cards.ts";
import { putInDeck } from "../procedures/leave.ts";
import { leaveTogether } from "../procedures/leave-together.ts";
import { shuffleDeck } from "../procedures/shuffle.ts";
import { onTable, seatsInOrder } from "../reading/table.ts";
import { type ActionRule, byEffect, notIn, selected } from "./resolving.ts";

/** LT 8.8, 3.2: into the deck of its owner; each deck that got a card is shuffled once. */
export const shuffleIntoDeck: ActionRule<CompleteActionOf<"shuffle_into_deck">> = {
  harms: false,
  run(r, { what }) {
    const { play } = r;
    const cards = notIn(r, selected(r, what), "deck");
    // A token ceases to exist instead (LT 2.6).
    const owners = cards
      .filter((id) => !onTable(play.state, id)?.data.isToken)
      .map((id) => cardOf(play.state, id).owner);
    leaveTogether(play, cards, putInDeck(byEffect(r)));
    for (const seat of seatsInOrder(play.state)) {
      if (owners.includes(seat)) shuffleDeck(play, seat);
    }
  },
};
