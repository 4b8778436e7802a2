import { type EffectOf, type EffectRule, hasTarget } from "./effect.ts";

export const dealDamage: EffectRule<EffectOf<"deal-damage">> = {
  run(r, { amount, target }) {
    const cards = r.targetsInPlay("target", target);
    if (cards === null) return;
    const count = r.count(amount);
    const { by } = r;
    r.play.next({
      kind: "damage",
      hits: cards.map((card) => ({ card, amount: count, by })),
      needed: r.needed(target),
      answers: {},
    });
  },
  isPossible: (r, { target }) => hasTarget(r, target),
};
