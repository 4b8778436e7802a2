import { cardOf } from "@tcg/core";
import { reachLocation } from "../procedures/location.ts";
import { definitionOf } from "../reading/printed.ts";
import { inPlay } from "../reading/table.ts";
import { type EffectOf, type EffectRule, hasTarget } from "./effect.ts";

/** Without paying the move cost. Its own player's location, and not the one it is at. */
export const moveToLocation: EffectRule<EffectOf<"move-to-location">> = {
  run(r, { target, to }) {
    const { play } = r;
    const cards = r.targetsInPlay("target", target);
    if (cards === null) return;
    const locations = r.targetsInPlay("to", to);
    if (locations === null) return;
    const location = locations[0];
    if (location === undefined || definitionOf(play, location).type !== "location") {
      return r.did(0);
    }
    let moved = 0;
    const { seat } = cardOf(play.state, location);
    for (const id of cards) {
      const card = inPlay(play.state, id);
      if (card?.seat !== seat || card.data.at === location) continue;
      if (definitionOf(play, id).type !== "character") continue;
      reachLocation(play, id, location);
      moved++;
    }
    r.note("arrived", moved);
    r.did(moved, r.needed(target));
  },
  isPossible: (r, { target, to }) => hasTarget(r, target) && hasTarget(r, to),
};
