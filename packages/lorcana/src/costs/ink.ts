import { readyInk } from "../reading/table.ts";
import type { CostRule } from "./cost.ts";

/** CR 4.3.4.6: that many ready cards of the inkwell are exerted. */
export const ink: CostRule<{ readonly pay: "ink"; readonly amount: number }> = {
  canPay: ({ table, seat }, { amount }) => readyInk(table.state, seat) >= amount,
  pay({ play, seat }, { amount }) {
    play.emit({ type: "INK_SPENT", seat, amount });
  },
};
