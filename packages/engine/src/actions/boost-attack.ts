import type { CompleteActionOf } from "../cards/complete-cards.ts";
import { boost } from "./boost.ts";
import type { ActionRule } from "./resolving.ts";

/** LT 8.8, 8.9 */
export const boostAttack: ActionRule<CompleteActionOf<"boost_attack">> = {
  harms: false,
  run: (r, action) => boost(r, action, "attack"),
};
