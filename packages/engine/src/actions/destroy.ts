import type { CompleteActionOf } from "../cards/complete-cards.ts";
import { destroyCards } from "../procedures/destroy.ts";
import { type ActionRule, selected } from "./resolving.ts";

/** LT 8.8, 8.10: whatever is on the table, all of it in one batch; protections hold. */
export const destroy: ActionRule<CompleteActionOf<"destroy">> = {
  harms: true,
  run(r, { what }) {
    const { source } = r.link;
    destroyCards(r.play, selected(r, what), { by: "effect", source: () => source });
  },
};
