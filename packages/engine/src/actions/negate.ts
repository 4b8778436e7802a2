import type { CompleteActionOf } from "../cards/complete-cards.ts";
import { destroyCards } from "../procedures/destroy.ts";
import type { ActionRule } from "./resolving.ts";

/**
 * LT 9.9: hits the link it answers, which is the one before it, and nothing else. What becomes of
 * a negated card is LT 9.4's; here it is destroyed only if the effect says so.
 */
export const negate: ActionRule<CompleteActionOf<"negate">> = {
  harms: false,
  run({ play, link }, { destroy }) {
    const { chain } = play.state.shared;
    const index = chain.length - 2;
    const answered = chain[index];
    if (answered === undefined) return;
    const negatedBy = link.source;
    if (!answered.negated) {
      play.emit({ type: "CHAIN_LINK_NEGATED", index, source: answered.source, negatedBy });
    }
    if (!destroy) return;
    destroyCards(play, [answered.source.card], { by: "effect", source: () => negatedBy });
  },
};
