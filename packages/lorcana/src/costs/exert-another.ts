import type { Filter } from "../cards.ts";
import { exert } from "../procedures/conditions.ts";
import type { CostRule } from "./cost.ts";

/** CR 6.1.4: a character that is exerted for a cost must be dry. */
export const exertAnother: CostRule<{ readonly pay: "exert-another"; readonly where: Filter }> = {
  canPay: () => true,
  pay({ play, named }) {
    for (const id of named) exert(play, id);
  },
};
