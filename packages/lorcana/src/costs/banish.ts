import type { Filter } from "../cards.ts";
import type { CostRule } from "./cost.ts";

/** One of your cards in play: this one too, unless it says another. */
export const banish: CostRule<{ readonly pay: "banish"; readonly where: Filter }> = {
  canPay: () => true,
};
