import type { CardId } from "@tcg/core";
import { snapshot } from "../reading/look.ts";
import { isRestricted } from "../reading/restrictions.ts";
import { damageOn } from "../reading/table.ts";
import { type EffectOf, type EffectRule, hasTarget } from "./effect.ts";

/** CR 9.1.1b: "up to N" lets the player take fewer, from each as they like; never more than lie there. */
export const removeDamage: EffectRule<EffectOf<"remove-damage">> = {
  run(r, { amount, upTo, target }) {
    const { play } = r;
    const found = r.targetsInPlay("target", target);
    if (found === null) return;
    const cards = found.filter((id) => !isRestricted(play, id, "have-damage-removed"));
    const count = r.count(amount);
    const most = (id: CardId): number => Math.min(count, damageOn(play.state, id));
    const taken = new Map<CardId, number>();
    for (const id of cards) {
      const of = cards.length > 1 ? id : undefined;
      const asked = upTo ? r.amount(`amount ${id}`, r.seat, 0, most(id), of) : most(id);
      if (asked === null) return;
      if (asked > 0) taken.set(id, asked);
    }
    let removed = 0;
    for (const [id, each] of taken) {
      removed += each;
      play.emit({ type: "DAMAGE_REMOVED", card: snapshot(play, id), amount: each });
    }
    r.note("removed", removed);
    const enough = upTo || target.pick === "all" ? 1 : count;
    const done = [...taken.values()].filter((each) => each >= enough);
    r.did(done.length, r.needed(target));
  },
  isPossible: (r, { target }) => hasTarget(r, target),
};
