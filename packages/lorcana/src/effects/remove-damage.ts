import { snapshot } from "../reading/look.ts";
import { inPlay } from "../reading/table.ts";
import { type EffectOf, type EffectRule, hasTarget } from "./effect.ts";

/** "Up to N" lets the player take fewer from the one chosen; never more than lie there. */
export const removeDamage: EffectRule<EffectOf<"remove-damage">> = {
  run(r, { amount, upTo, target }) {
    const { book, play } = r;
    const cards = r.targetsInPlay("target", target);
    if (cards === null) return;
    const count = r.count(amount);
    const most = (id: (typeof cards)[number]): number =>
      Math.min(count, inPlay(play.state, id)?.data.damage ?? 0);
    const only = cards.length === 1 ? cards[0] : undefined;
    const asked = only !== undefined && upTo ? r.amount("amount", r.seat, 0, most(only)) : count;
    if (asked === null) return;
    let removed = 0;
    for (const id of cards) {
      const taken = Math.min(asked, most(id));
      if (taken === 0) continue;
      removed += taken;
      play.emit({ type: "DAMAGE_REMOVED", card: snapshot(book, play.state, id), amount: taken });
    }
    r.note("removed", removed);
  },
  isPossible: (r, { target }) => hasTarget(r, target),
};
