import { returnToHand as bounce, leavingOf } from "../procedures/leave-play.ts";
import { type EffectOf, type EffectRule, hasTarget } from "./effect.ts";

/** From play or from the discard, to its player's hand. That is not drawing (CR 7.1.4). */
export const returnToHand: EffectRule<EffectOf<"return-to-hand">> = {
  run(r, { target }) {
    const { play } = r;
    const cards = r.targets("target", target);
    if (cards === null) return;
    const leaving = leavingOf(play, cards);
    for (const one of leaving) bounce(play, one);
    let returned = leaving.length;
    for (const id of cards) {
      const card = play.state.cards.get(id);
      if (card?.zone !== "discard") continue;
      const { seat } = card;
      play.emit({ type: "CARD_TO_HAND", seat, change: play.moved(id, { seat, zone: "hand" }) });
      returned++;
    }
    r.note("returned", returned);
    r.did(returned, r.needed(target));
  },
  isPossible: (r, { target }) => hasTarget(r, target),
};
