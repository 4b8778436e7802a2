import { type CardId, idsIn } from "@tcg/core";
import type { Pool } from "../types.ts";
import type { EffectOf, EffectRule, Resolving } from "./effect.ts";
import { inkByEffect } from "./put-into-inkwell.ts";

/** Looks, takes some, and puts the rest back in any order (CR 8.2.4). */
export const lookAtTop: EffectRule<EffectOf<"look-at-top">> = {
  run(r, { count, take, rest }) {
    const { play, seat } = r;
    const top = idsIn(play.state, seat, "deck").slice(0, count);
    if (top.length === 0) return;
    if (r.first("looked")) {
      play.emit({ type: "CARDS_LOOKED_AT", seat, change: play.learned(top, [seat]) });
      return r.again("looked");
    }
    const { self } = r.resolution;
    const pool: Pool = { from: "deck", where: take.where ?? {}, seat, self, top: top.length };
    const taken = r.cards("take", seat, pool, { min: take.count, max: take.count });
    if (taken === null) return;
    for (const id of taken) takeCard(r, id, take);
    const left = top.length - taken.length;
    if (left > 1) play.ask({ kind: "order_cards", seat, count: left, place: rest });
    else if (left === 1 && rest === "bottom") toBottom(r, 1);
  },
};

function takeCard(r: Resolving, id: CardId, take: EffectOf<"look-at-top">["take"]): void {
  const { play, seat } = r;
  if (take.to === "inkwell") return inkByEffect(play, id, true);
  if (take.reveal) {
    play.emit({ type: "CARDS_REVEALED", seat, change: play.learned([id], play.state.seating) });
  }
  play.emit({ type: "CARD_TO_HAND", seat, change: play.moved(id, { seat, zone: "hand" }) });
}

function toBottom({ play, seat }: Resolving, count: number): void {
  for (let i = 0; i < count; i++) {
    const top = play.state.seats[seat].deck[0];
    if (top == null) return;
    const change = play.moved(top, { seat, zone: "deck" });
    play.emit({ type: "CARD_TO_DECK", seat, place: "bottom", change });
  }
}
