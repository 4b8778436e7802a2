import { defId } from "@tcg/core";
import { freshData } from "../card-data.ts";
import type { CompleteActionOf } from "../cards/complete-cards.ts";
import { freeSlots } from "../reading/table.ts";
import type { ActionRule } from "./resolving.ts";

/** LT 2.6: on its creator's own board, as many as there are slots for (LT 1.2). */
export const createToken: ActionRule<CompleteActionOf<"create_token">> = {
  harms: false,
  run({ play, seat, link }, { token, count, position }) {
    const slots = freeSlots(play.state, seat, "board").slice(0, count);
    for (const index of slots) {
      const { turnNumber } = play.state.shared;
      const data = freshData(turnNumber, { position, summoned: "special", isToken: true });
      const change = play.placed(seat, [defId(token)], { seat, zone: "board", index, data });
      play.emit({ type: "TOKEN_CREATED", seat, source: link.source, change });
    }
  },
};
