import type { CompleteActionOf } from "../cards/complete-cards.ts";
import { addVice as putVice } from "../procedures/vice.ts";
import { type ActionRule, amountOf, byEffect, selected } from "./resolving.ts";

/** LT 11.1: on stereotypes on the board, face-down ones too. That many on each. */
export const addVice: ActionRule<CompleteActionOf<"add_vice">> = {
  harms: true,
  run(r, { count, what }) {
    const amount = amountOf(r, count);
    for (const id of selected(r, what)) putVice(r.play, id, amount, byEffect(r));
  },
};
