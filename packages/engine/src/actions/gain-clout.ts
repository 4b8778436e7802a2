import type { CompleteActionOf } from "../cards/complete-cards.ts";
import { changeClout } from "../procedures/clout.ts";
import { type ActionRule, amountOf, byEffect, recipients } from "./resolving.ts";

/** LT 8.8, 5.1: never beyond the maximum. */
export const gainClout: ActionRule<CompleteActionOf<"gain_clout">> = {
  harms: false,
  run(r, action) {
    const amount = amountOf(r, action.amount);
    for (const seat of recipients(r, action.who)) {
      changeClout(r.play, seat, amount, byEffect(r));
    }
  },
};
