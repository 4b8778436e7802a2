import type { CompleteActionOf } from "../cards/complete-cards.ts";
import type { ActionRule } from "./resolving.ts";

/** LT 8.8, 10.4: the attack ends and is used up. */
export const stopAttack: ActionRule<CompleteActionOf<"stop_attack">> = {
  harms: false,
  run({ play, link: { source } }) {
    if (play.state.shared.attack === null) return;
    play.emit({ type: "ATTACK_ENDED", why: "stopped", source });
  },
};
