import { readyInk } from "../reading/table.ts";
import type { CostRule } from "./cost.ts";

/** CR 4.3.4.6: that many ready cards of the inkwell are exerted; an ability may come to cost none. */
export const ink: CostRule<{ readonly pay: "ink"; readonly amount: number }> = {
  canPay: ({ table, seat }, { amount }) => readyInk(table.state, seat) >= amount,
  pay({ play, seat }, { amount }) {
    if (amount > 0) play.emit({ type: "INK_SPENT", seat, amount });
  },
};
