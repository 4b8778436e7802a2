import type { CompleteActionOf } from "../cards/complete-cards.ts";
import { modifyCards, modifySeats } from "./modify.ts";
import { type ActionRule, recipients, selected } from "./resolving.ts";

/** LT 8.8: binds a seat, or the cards selected, face-down ones too. */
export const applyRestriction: ActionRule<CompleteActionOf<"apply_restriction">> = {
  harms: false,
  run(r, { restriction, who, what, duration }) {
    const fact = { kind: "restriction", restriction } as const;
    if (what === undefined) modifySeats(r, recipients(r, who), fact, duration);
    else modifyCards(r, selected(r, what), fact, duration);
  },
};
