import type { CompleteActionOf } from "../cards/complete-cards.ts";
import { addVice, removeVice } from "../procedures/vice.ts";
import { type ActionRule, amountOf, byEffect, onBoard, selected } from "./resolving.ts";

/**
 * LT 11.1: takes counters from the one selection in order, as many as there are, and puts them all
 * on the card of the other. Without a card to put them on, none are taken.
 */
export const moveVice: ActionRule<CompleteActionOf<"move_vice">> = {
  harms: false,
  run(r, action) {
    const [to] = onBoard(r, selected(r, action.to));
    if (to === undefined) return;
    const count = amountOf(r, action.count);
    let taken = 0;
    for (const id of selected(r, action.from)) {
      if (id !== to) taken += removeVice(r.play, id, count - taken, byEffect(r));
    }
    addVice(r.play, to, taken, byEffect(r));
  },
};
