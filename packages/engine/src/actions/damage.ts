import type { CompleteActionOf } from "../cards/complete-cards.ts";
import { lastKnown } from "../procedures/leave.ts";
import { dealDamage } from "../procedures/life.ts";
import { type ActionRule, amountOf, recipients } from "./resolving.ts";

/** LT 8.8, 12.1: both seats may lose their last life in one batch, which is a draw. */
export const damage: ActionRule<CompleteActionOf<"damage">> = {
  harms: true,
  run(r, action) {
    const { play, link } = r;
    const amount = amountOf(r, action.amount);
    const { source } = link;
    const was = lastKnown(play, source.card);
    for (const seat of recipients(r, action.who)) {
      dealDamage(play, seat, amount, "effect", source, was);
    }
  },
};
