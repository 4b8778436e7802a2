import { exert as exertCard } from "../procedures/conditions.ts";
import { definitionOf } from "../reading/printed.ts";
import { type EffectOf, type EffectRule, hasTarget } from "./effect.ts";

/** CR 5.1.13: locations are never exerted. */
export const exert: EffectRule<EffectOf<"exert">> = {
  run(r, { target }) {
    const cards = r.targetsInPlay("target", target);
    if (cards === null) return;
    let exerted = 0;
    for (const id of cards) {
      if (definitionOf(r.play, id).type === "location") continue;
      if (exertCard(r.play, id)) exerted++;
    }
    r.did(exerted, r.needed(target));
  },
  isPossible: (r, { target }) => hasTarget(r, target),
};
