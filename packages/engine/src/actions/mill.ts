import { idsIn } from "@tcg/core";
import type { CompleteActionOf } from "../cards/complete-cards.ts";
import { sendToGraveyard } from "../procedures/leave.ts";
import { type ActionRule, amountOf, recipients } from "./resolving.ts";

/** LT 8.8: from the top of the deck to the graveyard, as many as there are (LT 1.2). */
export const mill: ActionRule<CompleteActionOf<"mill">> = {
  harms: true,
  run(r, action) {
    const { play } = r;
    const count = amountOf(r, action.count);
    for (const seat of recipients(r, action.who)) {
      for (const id of idsIn(play.state, seat, "deck").slice(0, count)) {
        sendToGraveyard(play, id, "milled", { source: r.link.source });
      }
    }
  },
};
