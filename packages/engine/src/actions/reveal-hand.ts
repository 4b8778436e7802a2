import { idsIn } from "@tcg/core";
import type { ActionOf } from "../cards/card.ts";
import { reveal } from "../procedures/show.ts";
import { type ActionRule, recipients } from "./resolving.ts";

/** LT 8.8, 2.8: to everybody, who know these cards until one leaves that hand unseen. */
export const revealHand: ActionRule<ActionOf<"reveal_hand">> = {
  harms: false,
  run(r, { who = "opponent" }) {
    for (const seat of recipients(r, who)) reveal(r.play, idsIn(r.play.state, seat, "hand"));
  },
};
