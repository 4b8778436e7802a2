import { inPlay } from "../reading/table.ts";
import type { CostRule } from "./cost.ts";

export const banishThis: CostRule<{ readonly pay: "banish-this" }> = {
  canPay: ({ table, card }) => inPlay(table.state, card) !== null,
};
