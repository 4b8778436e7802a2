import type { EffectOf, EffectRule } from "./effect.ts";
import { isPossible } from "./index.ts";

/** CR 7.1.2.2: what can be done of the first is done; what follows wants all of it. */
export const ifYouDo: EffectRule<EffectOf<"if-you-do">> = {
  run(r, { first, effects }) {
    const isDone = first.every((each) => isPossible(r, each));
    r.instead(isDone ? [...first, ...effects] : first);
  },
  isPossible: (r, { first }) => first.some((each) => isPossible(r, each)),
};
