import { idsIn } from "@tcg/core";
import type { CompleteActionOf } from "../cards/complete-cards.ts";
import { askedAtOnce } from "../choices/at-once.ts";
import { discardTogether } from "../procedures/leave-together.ts";
import { EFFECT_STREAM } from "../procedures/shuffle.ts";
import { type ActionRule, amountOf, byEffect, recipients } from "./resolving.ts";

/**
 * The seat that discards chooses (LT 8.15), unless chance does. Where there are too many ways, one
 * card is gone before the next is asked for.
 */
export const discard: ActionRule<CompleteActionOf<"discard">> = {
  harms: true,
  run(r, action) {
    const { play } = r;
    const seat = r.answer("seat");
    if (seat === undefined) return r.inTurn(recipients(r, action.who));
    const hand = idsIn(play.state, seat, "hand");
    const left = Math.min(r.answer("left") ?? amountOf(r, action.count), hand.length);
    if (left === 0) return;
    if (action.random) {
      const order = play.random(EFFECT_STREAM, (random) => random.shuffle(hand));
      return discardTogether(play, order.slice(0, left), byEffect(r));
    }
    if (left === hand.length) return discardTogether(play, hand, byEffect(r));
    const count = askedAtOnce(hand.length, left);
    const cards = r.cards(seat, { from: "hand" }, { min: count, max: count });
    if (cards === null) return;
    discardTogether(play, cards, byEffect(r));
    if (left > cards.length) r.startOver({ seat, left: left - cards.length });
  },
};
