import { canBeDamaged } from "../procedures/damage.ts";
import { snapshot } from "../reading/look.ts";
import { damageOn } from "../reading/table.ts";
import { type EffectOf, type EffectRule, hasTarget } from "./effect.ts";

/** CR 9.3.1: from one to another; neither dealt nor, by our reading, removed. */
export const moveDamage: EffectRule<EffectOf<"move-damage">> = {
  run(r, { amount, upTo, from, to }) {
    const { play } = r;
    const sources = r.targetsInPlay("from", from);
    if (sources === null) return;
    const goals = r.targetsInPlay("to", to);
    if (goals === null) return;
    const [source, goal] = [sources[0], goals[0]];
    if (source === undefined || goal === undefined || source === goal) return r.did(0);
    if (!canBeDamaged(play, goal)) return r.did(0);
    const most = Math.min(damageOn(play.state, source), r.count(amount));
    const moved = upTo ? r.amount("amount", r.seat, 0, most) : most;
    if (moved === null) return;
    r.did(moved, upTo ? 1 : r.count(amount));
    if (moved === 0) return;
    r.note("moved", moved);
    play.emit({
      type: "DAMAGE_MOVED",
      from: snapshot(play, source),
      to: snapshot(play, goal),
      amount: moved,
      by: r.by,
    });
  },
  isPossible: (r, { from, to }) => hasTarget(r, from) && hasTarget(r, to),
};
