import type { CompleteActionOf } from "../cards/complete-cards.ts";
import { drawCards } from "../procedures/draw.ts";
import { type ActionRule, amountOf, byEffect, recipients } from "./resolving.ts";

/** Draws what there is: an empty deck loses in the draw phase only (LT 5.1). */
export const draw: ActionRule<CompleteActionOf<"draw">> = {
  harms: false,
  run(r, { count, who }) {
    const amount = amountOf(r, count);
    for (const seat of recipients(r, who)) drawCards(r.play, seat, amount, byEffect(r));
  },
};
