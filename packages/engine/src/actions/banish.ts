import type { CompleteActionOf } from "../cards/complete-cards.ts";
import { banishCard } from "../procedures/leave.ts";
import { leaveTogether } from "../procedures/leave-together.ts";
import { type ActionRule, byEffect, notIn, selected } from "./resolving.ts";

/** LT 8.8: from the table or a graveyard. It is no destruction: protections do not apply. */
export const banish: ActionRule<CompleteActionOf<"banish">> = {
  harms: true,
  run(r, { what }) {
    leaveTogether(r.play, notIn(r, selected(r, what), "banished"), banishCard(byEffect(r)));
  },
};
