import { idsIn } from "@tcg/core";
import type { ActionOf } from "../cards.ts";
import { discard as discardCard } from "../deeds/leave.ts";
import { EFFECT_STREAM } from "../deeds/shuffle.ts";
import type { Seat } from "../vocabulary.ts";
import { askFor } from "./ask.ts";
import { type ActionRule, amountOf, type Resolving, recipients } from "./resolving.ts";

/** The seat that discards chooses (LT 8.15), unless chance does. Steps are named by the seat. */
export const discard: ActionRule<ActionOf<"discard">> = {
  run(r, action) {
    for (const seat of recipients(r, action.who ?? "opponent").toReversed()) {
      r.play.next({ kind: "action/chosen", action: r.action, step: `begin ${seat}`, cards: [] });
    }
  },
  choice(r, action, step) {
    const hand = idsIn(r.state, step as Seat, "hand");
    const count = Math.min(amountOf(r, action.count), hand.length);
    return { options: hand, min: count, max: count, harmful: true };
  },
  chosen(r, action, step, cards) {
    if (step.startsWith("begin ")) return begin(r, action, step.slice("begin ".length) as Seat);
    for (const id of cards) discardCard(r.play, id, "effect");
  },
};

function begin(r: Resolving, action: ActionOf<"discard">, seat: Seat): void {
  const hand = idsIn(r.state, seat, "hand");
  const count = Math.min(amountOf(r, action.count), hand.length);
  if (count === 0) return;
  if (action.random || count === hand.length) {
    const cards = action.random
      ? r.play.random(EFFECT_STREAM, (random) => random.shuffle(hand)).slice(0, count)
      : hand;
    for (const id of cards) discardCard(r.play, id, "effect");
    return;
  }
  askFor(r, seat, seat);
}
