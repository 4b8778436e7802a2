import { putDamage as put } from "../deeds/damage.ts";
import { type EffectOf, type EffectRule, hasTarget } from "./effect.ts";

/** CR 9.2.1: counters that are put are not dealt. */
export const putDamage: EffectRule<EffectOf<"put-damage">> = {
  run(r, { amount, target }) {
    const cards = r.targetsInPlay("target", target);
    if (cards === null) return;
    const count = r.count(amount);
    const { by } = r;
    for (const id of cards) put(r.book, r.play, id, count, by);
  },
  isPossible: (r, { target }) => hasTarget(r, target),
};
