import { exert as exertCard } from "../procedures/conditions.ts";
import { definitionOf } from "../reading/printed.ts";
import { inPlay } from "../reading/table.ts";
import type { CostRule } from "./cost.ts";

/** CR 4.3.8.2: a character must be dry; CR 6.4.3: an item may be used at once. */
export const exert: CostRule<{ readonly pay: "exert" }> = {
  canPay({ table, card }) {
    const { state } = table;
    const there = inPlay(state, card);
    if (there === null || there.data.exerted || there.data.drying) return false;
    // CR 5.1.13: a location is never exerted.
    return definitionOf(table, card).type !== "location";
  },
  pay({ play, card }) {
    exertCard(play, card);
  },
};
