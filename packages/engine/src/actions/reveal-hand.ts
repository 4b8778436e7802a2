import { idsIn } from "@tcg/core";
import type { CompleteActionOf } from "../cards/complete-cards.ts";
import { reveal } from "../procedures/show.ts";
import { type ActionRule, recipients } from "./resolving.ts";

/** LT 8.8, 2.8: to everybody, who know these cards until one leaves that hand unseen. */
export const revealHand: ActionRule<CompleteActionOf<"reveal_hand">> = {
  harms: false,
  run(r, { who }) {
    for (const seat of recipients(r, who)) reveal(r.play, idsIn(r.play.state, seat, "hand"));
  },
};
