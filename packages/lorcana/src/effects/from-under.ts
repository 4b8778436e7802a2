import { cardOf } from "@tcg/core";
import { cardsUnder } from "../reading/table.ts";
import { type EffectOf, type EffectRule, hasTarget } from "./effect.ts";

/** Every card under these goes to its player's hand, inkwell, discard, or under the deck (CR 5.1.8). */
export const fromUnder: EffectRule<EffectOf<"from-under">> = {
  run(r, { target, to }) {
    const { play } = r;
    const tops = r.targetsInPlay("target", target);
    if (tops === null) return;
    let taken = 0;
    for (const top of tops) {
      for (const id of cardsUnder(play.state, top)) {
        const { seat } = cardOf(play.state, id);
        const zone = to === "bottom" ? "deck" : to;
        const place = to === "discard" ? { index: 0 } : {};
        play.emit({ type: "STACK_FOLLOWED", change: play.moved(id, { seat, zone, ...place }) });
        if (to === "inkwell") play.emit({ type: "INK_SPENT", seat, amount: 1 });
        taken++;
      }
    }
    r.did(taken);
  },
  isPossible: (r, { target }) => hasTarget(r, target),
};
