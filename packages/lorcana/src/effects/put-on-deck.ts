import { type CardId, cardOf } from "@tcg/core";
import { putOnDeck as leave, leavingOf } from "../procedures/leave-play.ts";
import { shuffleDeck } from "../procedures/shuffle.ts";
import type { Seat, Zone } from "../vocabulary.ts";
import { type EffectOf, type EffectRule, hasTarget, type Resolving } from "./effect.ts";

/** A card that is being played too: that text names it, or it is the text's own card (CR 7.1.6). */
export const LIFTED: readonly (Zone | undefined)[] = ["discard", "limbo"];

/** From play or the discard to the top or bottom of its player's deck, or shuffled into it. */
export const putOnDeck: EffectRule<EffectOf<"put-on-deck">> = {
  run(r, { target, place }) {
    const { play } = r;
    const found = r.targets("target", target);
    if (found === null) return;
    const cards = place === "shuffled" ? found : inOrder(r, found);
    if (cards === null) return;
    // The first one named is to lie uppermost, so on top it is put last.
    const together = leavingOf(play, cards);
    let put = together.length;
    for (const id of place === "top" ? cards.toReversed() : cards) {
      const leaving = together.find(({ card }) => card.card === id);
      if (leaving !== undefined) leave(play, leaving, place);
      if (!LIFTED.includes(play.state.cards.get(id)?.zone)) continue;
      const { seat } = cardOf(play.state, id);
      const end = place === "top" ? "top" : "bottom";
      const to = { seat, zone: "deck", ...(end === "top" && { index: 0 }) } as const;
      play.emit({ type: "CARD_TO_DECK", seat, place: end, change: play.moved(id, to) });
      put++;
      if (place !== "shuffled") continue;
      shuffleDeck(play, seat);
    }
    r.did(put, r.needed(target));
  },
  isPossible: (r, { target }) => hasTarget(r, target),
};

/** CR 8.2.4: several for one deck in any order, which everybody sees. Null: somebody is asked. */
function inOrder(r: Resolving, cards: readonly CardId[]): readonly CardId[] | null {
  const { play, seat, resolution } = r;
  const order: CardId[] = [];
  for (const deck of play.state.seating) {
    let left = cards.filter((id) => play.state.cards.get(id)?.seat === (deck satisfies Seat));
    while (left.length > 0) {
      const pool = {
        from: "these",
        cards: left,
        seat,
        self: resolution.self,
        byEffect: false,
      } as const;
      const picked: readonly CardId[] | null =
        left.length === 1 ? left : r.cards(`next ${order.length}`, seat, pool, { min: 1, max: 1 });
      if (picked === null) return null;
      order.push(...picked);
      left = left.filter((id) => !picked.includes(id));
    }
  }
  return order;
}
