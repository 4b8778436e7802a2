import type { CompleteActionOf } from "../cards/complete-cards.ts";
import { modifySeats } from "./modify.ts";
import { type ActionRule, recipients } from "./resolving.ts";

/** LT 8.8, 7.4: what a seat's spells and traps cost it in clout. */
export const modifyCost: ActionRule<CompleteActionOf<"modify_cost">> = {
  harms: false,
  run(r, { cardType = null, operation, amount, who, duration }) {
    modifySeats(r, recipients(r, who), { kind: "cost", cardType, operation, amount }, duration);
  },
};
