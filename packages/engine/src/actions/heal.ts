import type { CompleteActionOf } from "../cards/complete-cards.ts";
import { heal as healSeat } from "../procedures/life.ts";
import { type ActionRule, amountOf, recipients } from "./resolving.ts";

/** LT 8.8, 1.6: beyond what a seat started with. */
export const heal: ActionRule<CompleteActionOf<"heal">> = {
  harms: false,
  run(r, action) {
    const amount = amountOf(r, action.amount);
    for (const seat of recipients(r, action.who)) {
      healSeat(r.play, seat, amount, r.link.source);
    }
  },
};
