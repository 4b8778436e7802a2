import { type EffectOf, type EffectRule, hasTarget } from "./effect.ts";
import { applyToCards } from "./lasting.ts";

export const grantKeyword: EffectRule<EffectOf<"grant-keyword">> = {
  run(r, { keyword, value, each, lost, target, duration }) {
    // CR 1.2.4c: counted once, now.
    const times = each === undefined ? 1 : r.count(each);
    if (times === 0) return r.did(0);
    const fact = {
      fact: "keyword",
      keyword,
      ...(value !== undefined && { value: value * times }),
      ...(lost && { lost }),
    } as const;
    applyToCards(r, target, fact, duration);
  },
  isPossible: (r, { target }) => hasTarget(r, target),
};
