import type { Filter } from "../cards.ts";
import { leavingOf, returnToHand } from "../procedures/leave-play.ts";
import type { CostRule } from "./cost.ts";

export const returnAnother: CostRule<{ readonly pay: "return-another"; readonly where: Filter }> = {
  canPay: () => true,
  pay({ play, named }) {
    for (const leaving of leavingOf(play, named)) returnToHand(play, leaving);
  },
};
