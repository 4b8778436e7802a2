import type { Filter } from "../cards.ts";
import { exert } from "../deeds/conditions.ts";
import { ABLE, chooseOwn, hasOwn } from "./choose-own.ts";
import type { CostRule } from "./cost.ts";

/** CR 6.1.4: a character that is exerted for a cost must be dry. */
export const exertAnother: CostRule<{ readonly pay: "exert-another"; readonly where: Filter }> = {
  canPay: (paying, { where }) => hasOwn(paying, { ...ABLE, ...where }),
  pay(asking, { where }) {
    const id = chooseOwn(asking, { ...ABLE, ...where });
    if (id !== null) exert(asking.book, asking.play, id);
  },
};
