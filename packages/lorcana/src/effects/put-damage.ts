import { putDamage as put } from "../procedures/damage.ts";
import { type EffectOf, type EffectRule, hasTarget } from "./effect.ts";

/** CR 9.2.1: counters that are put are not dealt. */
export const putDamage: EffectRule<EffectOf<"put-damage">> = {
  run(r, { amount, target }) {
    const cards = r.targetsInPlay("target", target);
    if (cards === null) return;
    const count = r.count(amount);
    const { by } = r;
    let done = 0;
    for (const id of cards) if (put(r.play, id, count, by)) done++;
    r.did(done, r.needed(target));
  },
  isPossible: (r, { target }) => hasTarget(r, target),
};
