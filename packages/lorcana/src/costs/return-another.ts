import type { Filter } from "../cards.ts";
import { leavingOf, returnToHand } from "../procedures/leave-play.ts";
import { chooseOwn } from "./choose-own.ts";
import type { CostRule } from "./cost.ts";

export const returnAnother: CostRule<{ readonly pay: "return-another"; readonly where: Filter }> = {
  canPay: () => true,
  pay(asking) {
    const { play } = asking;
    const id = chooseOwn(asking);
    if (id === null) return;
    for (const leaving of leavingOf(play, [id])) returnToHand(play, leaving);
  },
};
