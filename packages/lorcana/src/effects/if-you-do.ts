import { UNDONE } from "../procedures/undone.ts";
import type { EffectOf, EffectRule } from "./effect.ts";

/**
 * CR 7.1.2.2b: what can be done of the first is done; what follows wants all of it. So it is looked
 * at afterwards: this comes back when the first is over, with what had been left undone before.
 */
export const ifYouDo: EffectRule<EffectOf<"if-you-do">> = {
  run(r, { first, effects }) {
    const undone = r.resolution.results[UNDONE];
    const before = r.answer("before");
    if (before !== undefined) {
      if (undone === before) r.instead(effects);
      return;
    }
    if (undone === undefined) r.play.emit({ type: "RESULT_NOTED", as: UNDONE, amount: 0 });
    r.startOver({ before: undone ?? 0 });
    r.instead(first);
  },
  isPossible: (r, { first }) => first.some((each) => r.isPossible(each)),
};
