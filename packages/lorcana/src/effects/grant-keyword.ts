import { type EffectOf, type EffectRule, hasTarget } from "./effect.ts";
import { applyToCards } from "./lasting.ts";

export const grantKeyword: EffectRule<EffectOf<"grant-keyword">> = {
  run(r, { keyword, value, target, duration }) {
    const fact = { fact: "keyword", keyword, ...(value !== undefined && { value }) } as const;
    applyToCards(r, target, fact, duration);
  },
  isPossible: (r, { target }) => hasTarget(r, target),
};
