import type { Filter } from "../cards.ts";
import { leavingOf, returnToHand } from "../deeds/leave-play.ts";
import { chooseOwn, hasOwn } from "./choose-own.ts";
import type { CostRule } from "./cost.ts";

export const returnAnother: CostRule<{ readonly pay: "return-another"; readonly where: Filter }> = {
  canPay: (paying, { where }) => hasOwn(paying, where),
  pay(asking, { where }) {
    const { book, play } = asking;
    const id = chooseOwn(asking, where);
    if (id === null) return;
    for (const leaving of leavingOf(book, play, [id])) returnToHand(play, leaving);
  },
};
