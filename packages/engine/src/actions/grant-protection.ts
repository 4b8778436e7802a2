import type { CompleteActionOf } from "../cards/complete-cards.ts";
import { modifyCards } from "./modify.ts";
import { type ActionRule, selected } from "./resolving.ts";

/** LT 8.10: any card on the table, face-down ones too. */
export const grantProtection: ActionRule<CompleteActionOf<"grant_protection">> = {
  harms: false,
  run(r, { protection, what, duration }) {
    modifyCards(r, selected(r, what), { kind: "protection", protection }, duration);
  },
};
