import type { Filter } from "../cards.ts";
import { exert } from "../procedures/conditions.ts";
import { chooseOwn } from "./choose-own.ts";
import type { CostRule } from "./cost.ts";

/** CR 6.1.4: a character that is exerted for a cost must be dry. */
export const exertAnother: CostRule<{ readonly pay: "exert-another"; readonly where: Filter }> = {
  canPay: () => true,
  pay(asking) {
    const id = chooseOwn(asking);
    if (id !== null) exert(asking.play, id);
  },
};
