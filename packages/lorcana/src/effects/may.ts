import type { Effect } from "../cards.ts";
import type { EffectOf, EffectRule } from "./effect.ts";

/** CR 7.1.3: decided now; declining skips this sentence and no other. */
export const may: EffectRule<EffectOf<"may">> = {
  run(r, { effects, otherwise = [], who }) {
    const price = priceOf(effects);
    // A price that cannot be paid was declined: before anybody is asked, or when a hand lacks it.
    if (price !== null && !r.isPossible(price)) return r.insteadOfDoing(otherwise);
    const decider = who === "opponent" ? r.opponent("opponent") : r.seat;
    if (decider === null) return;
    const answer = r.yes("may", decider);
    if (answer === null) return;
    if (!answer) r.insteadOfDoing(otherwise);
    else r.instead(price === null ? effects : [{ ...price, otherwise }]);
  },
};

/** "May A to B": nothing else is in the sentence. */
function priceOf(effects: readonly Effect[]): EffectOf<"pay"> | null {
  const [only, ...more] = effects;
  return only?.do === "pay" && more.length === 0 ? only : null;
}
