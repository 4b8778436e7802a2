import { type CardId, cardOf, idsIn } from "@tcg/core";
import { snapshot } from "../reading/look.ts";
import { freshData } from "../reading/table.ts";
import type { Pool } from "../types.ts";
import type { EffectOf, EffectRule, Resolving } from "./effect.ts";

/**
 * The top card of its player's deck, or a card of one's hand, goes face-down under it; nobody may look
 * (October 2025, 5.1.8).
 */
export const putUnder: EffectRule<EffectOf<"put-under">> = {
  run(r, { target, from }) {
    const { play } = r;
    const cards = r.targetsInPlay("target", target);
    if (cards === null) return;
    if (from === "hand") return putFromHand(r, cards);
    let put = 0;
    for (const id of cards) {
      const { seat } = cardOf(play.state, id);
      const top = play.state.seats[seat].deck[0];
      if (top == null) continue;
      putCard(r, top, id);
      put++;
    }
    r.did(put, r.needed(target));
  },
  isPossible: ({ play, seat }, { from }) =>
    from === undefined || idsIn(play.state, seat, "hand").length > 0,
};

/** Cards never change sides, and there is one card to put. */
function putFromHand(r: Resolving, cards: readonly CardId[]): void {
  const { play, seat } = r;
  const over = cards.find((id) => cardOf(play.state, id).seat === seat);
  if (over === undefined) return r.did(0);
  const pool: Pool = { from: "hand", where: {}, seat, self: r.resolution.self };
  const chosen = r.cards("card", seat, pool, { min: 1, max: 1 });
  if (chosen === null) return;
  for (const id of chosen) putCard(r, id, over);
  r.did(chosen.length);
}

function putCard({ play }: Resolving, id: CardId, over: CardId): void {
  const { seat } = cardOf(play.state, over);
  const data = { ...freshData, beneath: over };
  const change = play.moved(id, { seat, zone: "under", index: 0, faceDown: true, data });
  play.emit({ type: "CARD_PUT_UNDER", top: snapshot(play, over), change });
}
