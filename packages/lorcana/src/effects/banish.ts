import { banishTask } from "../procedures/banish.ts";
import { type EffectOf, type EffectRule, hasTarget } from "./effect.ts";

export const banish: EffectRule<EffectOf<"banish">> = {
  run(r, { target }) {
    const cards = r.targetsInPlay("target", target);
    if (cards !== null) r.play.next(banishTask(cards, r.needed(target)));
  },
  isPossible: (r, { target }) => hasTarget(r, target),
};
