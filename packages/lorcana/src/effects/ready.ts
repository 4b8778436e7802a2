import { ready as readyCard } from "../procedures/conditions.ts";
import { isRestricted } from "../reading/restrictions.ts";
import { type EffectOf, type EffectRule, hasTarget } from "./effect.ts";

export const ready: EffectRule<EffectOf<"ready">> = {
  run(r, { target }) {
    const cards = r.targetsInPlay("target", target);
    if (cards === null) return;
    let readied = 0;
    for (const id of cards) {
      if (isRestricted(r.play, id, "ready")) continue;
      if (readyCard(r.play, id)) readied++;
    }
    r.did(readied, r.needed(target));
  },
  isPossible: (r, { target }) => hasTarget(r, target),
};
