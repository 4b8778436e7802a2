import type { CompleteActionOf } from "../cards/complete-cards.ts";
import { returnToHand as takeToHand } from "../procedures/leave.ts";
import { leaveTogether } from "../procedures/leave-together.ts";
import { type ActionRule, byEffect, notIn, selected } from "./resolving.ts";

/** LT 8.8, 3.2: to the hand of its owner, from the table, a graveyard or the banished zone. */
export const returnToHand: ActionRule<CompleteActionOf<"return_to_hand">> = {
  harms: true,
  run(r, { what }) {
    leaveTogether(r.play, notIn(r, selected(r, what), "hand"), takeToHand(byEffect(r)));
  },
};
