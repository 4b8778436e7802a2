import { idsIn } from "@tcg/core";
import type { ActionOf } from "../cards/card.ts";
import { askedAtOnce } from "../choices/at-once.ts";
import { discardTogether } from "../procedures/leave-together.ts";
import { EFFECT_STREAM } from "../procedures/shuffle.ts";
import type { Seat } from "../vocabulary.ts";
import { askFor } from "./ask.ts";
import {
  type ActionRule,
  amountOf,
  byEffect,
  type Choice,
  type Looking,
  type Resolving,
  recipients,
} from "./resolving.ts";

/**
 * The seat that discards chooses (LT 8.15), unless chance does. Steps: `begin` with the seat, then
 * the seat with the number still to go.
 */
export const discard: ActionRule<ActionOf<"discard">> = {
  run(r, action) {
    for (const seat of recipients(r, action.who ?? "opponent").toReversed()) {
      r.play.next({ kind: "action/chosen", action: r.action, step: `begin ${seat}`, cards: [] });
    }
  },
  choice: (looking, _action, step) => choiceOf(looking, step),
  chosen(r, action, step, cards) {
    if (step.startsWith("begin ")) return begin(r, action, step.slice("begin ".length) as Seat);
    discardTogether(r.play, cards, byEffect(r));
    const { seat, left } = goingOn(step);
    if (left > cards.length) ask(r, seat, left - cards.length);
  },
};

function goingOn(step: string): { readonly seat: Seat; readonly left: number } {
  const [seat, left] = step.split(" ");
  return { seat: seat as Seat, left: Number(left) };
}

function choiceOf({ table }: Looking, step: string): Choice {
  const { seat, left } = goingOn(step);
  const hand = idsIn(table.state, seat, "hand");
  const count = askedAtOnce(hand.length, Math.min(left, hand.length));
  return { options: hand, min: count, max: count, harmful: true };
}

function ask(r: Resolving, seat: Seat, left: number): void {
  const step = `${seat} ${left}`;
  askFor(r, seat, step, choiceOf(r, step));
}

function begin(r: Resolving, action: ActionOf<"discard">, seat: Seat): void {
  const hand = idsIn(r.play.state, seat, "hand");
  const count = Math.min(amountOf(r, action.count), hand.length);
  if (count === 0) return;
  if (action.random || count === hand.length) {
    const cards = action.random
      ? r.play.random(EFFECT_STREAM, (random) => random.shuffle(hand)).slice(0, count)
      : hand;
    return discardTogether(r.play, cards, byEffect(r));
  }
  ask(r, seat, count);
}
