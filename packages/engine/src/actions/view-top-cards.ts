import type { ActionOf } from "../cards/card.ts";
import { lookAtDeck } from "../procedures/show.ts";
import { type ActionRule, recipients } from "./resolving.ts";

/** LT 8.8, 2.8: the controller knows them until that deck is shuffled or they are drawn. */
export const viewTopCards: ActionRule<ActionOf<"view_top_cards">> = {
  harms: false,
  run(r, { count, who = "self" }) {
    for (const deck of recipients(r, who)) lookAtDeck(r.play, r.seat, deck, count);
  },
};
