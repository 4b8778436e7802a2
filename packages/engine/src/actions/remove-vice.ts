import type { CompleteActionOf } from "../cards/complete-cards.ts";
import { removeVice as takeVice } from "../procedures/vice.ts";
import { type ActionRule, amountOf, byEffect, selected } from "./resolving.ts";

/** LT 11.1, 1.2: that many from each, or what there is. */
export const removeVice: ActionRule<CompleteActionOf<"remove_vice">> = {
  harms: false,
  run(r, { count, what }) {
    const amount = amountOf(r, count);
    for (const id of selected(r, what)) takeVice(r.play, id, amount, byEffect(r));
  },
};
