import type { CompleteActionOf } from "../cards/complete-cards.ts";
import { lookAtDeck } from "../procedures/show.ts";
import { type ActionRule, recipients } from "./resolving.ts";

/** LT 8.8, 2.8: the controller knows them until that deck is shuffled or they are drawn. */
export const viewTopCards: ActionRule<CompleteActionOf<"view_top_cards">> = {
  harms: false,
  run(r, { count, who }) {
    for (const deck of recipients(r, who)) lookAtDeck(r.play, r.seat, deck, count);
  },
};
