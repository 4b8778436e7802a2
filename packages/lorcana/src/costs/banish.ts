import type { Filter } from "../cards.ts";
import { banishTask } from "../deeds/banish.ts";
import { chooseOwn, hasOwn } from "./choose-own.ts";
import type { CostRule } from "./cost.ts";

/** Another of your cards in play. */
export const banish: CostRule<{ readonly pay: "banish"; readonly where: Filter }> = {
  canPay: (paying, { where }) => hasOwn(paying, where),
  pay(asking, { where }) {
    const id = chooseOwn(asking, where);
    if (id !== null) asking.play.next(banishTask([id]));
  },
};
