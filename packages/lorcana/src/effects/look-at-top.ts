import { type CardId, idsIn } from "@tcg/core";
import type { Pool } from "../types.ts";
import type { EffectOf, EffectRule, Resolving } from "./effect.ts";

type Take = EffectOf<"look-at-top">["take"];

/** Looks, takes some, and puts the rest back in any order (CR 8.2.4). */
export const lookAtTop: EffectRule<EffectOf<"look-at-top">> = {
  run(r, { count, take, rest }) {
    const { play, seat } = r;
    const top = idsIn(play.state, seat, "deck").slice(0, count);
    if (top.length === 0) return r.did(0);
    if (r.first("looked")) {
      play.emit({ type: "CARDS_LOOKED_AT", seat, change: play.learned(top, [seat]) });
      return r.again("looked", 1);
    }
    const { self } = r.resolution;
    const pool: Pool = { from: "deck", where: take.where ?? {}, seat, self, top: top.length };
    const taken = r.cards("take", seat, pool, { min: take.count, max: take.count });
    if (taken === null) return;
    takeCards(r, taken, take);
    r.did(taken.length, take.count);
    const left = top.length - taken.length;
    const others = idsIn(play.state, seat, "deck").slice(0, left);
    // Nobody else can tell which of them were taken; the player who looked still knows the others.
    if (taken.length > 0 && left > 0) {
      play.emit({ type: "CARDS_LOOKED_AT", seat, change: play.learned(others, [seat]) });
    }
    if (left > 1) play.ask({ kind: "order_cards", seat, count: left, place: rest });
    else if (left === 1 && rest === "bottom") toBottom(r);
  },
};

/** What leaves unseen gives those that stay new ids, so the next one has to be found again. */
function takeCards(r: Resolving, taken: readonly CardId[], take: Take): void {
  const { play, seat } = r;
  const { to, reveal } = take;
  const [first, ...others] = taken;
  if (first === undefined) return;
  const change = play.moved(
    first,
    { seat, zone: to },
    { unseen: true, ...(reveal && { shown: true }) },
  );
  const revealed = reveal && { revealed: true as const };
  if (to === "hand") play.emit({ type: "CARD_TO_HAND", seat, ...revealed, change });
  else play.emit({ type: "CARD_INKED", seat, why: "effect", exerted: true, change });
  const now = (id: CardId): CardId => change.rest.find(({ card }) => card === id)?.as ?? id;
  takeCards(r, others.map(now), take);
}

function toBottom({ play, seat }: Resolving): void {
  const top = play.state.seats[seat].deck[0];
  if (top == null) return;
  const change = play.moved(top, { seat, zone: "deck" });
  play.emit({ type: "CARD_TO_DECK", seat, place: "bottom", change });
}
