import type { Filter } from "../cards.ts";
import { banishTask } from "../procedures/banish.ts";
import { chooseOwn } from "./choose-own.ts";
import type { CostRule } from "./cost.ts";

/** Another of your cards in play. */
export const banish: CostRule<{ readonly pay: "banish"; readonly where: Filter }> = {
  canPay: () => true,
  pay(asking) {
    const id = chooseOwn(asking);
    if (id !== null) asking.play.next(banishTask([id]));
  },
};
