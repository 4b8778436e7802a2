import { type CardId, idsIn } from "@tcg/core";
import type { Pool } from "../types.ts";
import type { EffectOf, EffectRule, Resolving } from "./effect.ts";

type LookAtTop = EffectOf<"look-at-top">;
type Take = NonNullable<LookAtTop["take"]>;

/** Looks, takes some, and puts the rest back in any order (CR 8.2.4). */
export const lookAtTop: EffectRule<LookAtTop> = {
  run(r, { count, take, rest }) {
    const { play, seat } = r;
    const top = idsIn(play.state, seat, "deck").slice(0, count);
    if (top.length === 0) return r.did(0);
    if (r.first("looked")) {
      play.emit({ type: "CARDS_LOOKED_AT", seat, change: play.learned(top, [seat]) });
      return r.again("looked", 1);
    }
    const taken = take === undefined ? [] : chosen(r, take, top.length);
    if (taken === null) return;
    const left = top.length - taken.length;
    const below = belowOf(r, left, rest);
    if (below === null) return;
    if (take !== undefined) {
      takeCards(r, taken, take);
      r.did(taken.length, take.upTo ? 1 : take.count);
    }
    const others = idsIn(play.state, seat, "deck").slice(0, left);
    // Nobody else can tell which of them were taken; the player who looked still knows the others.
    if (taken.length > 0 && left > 0) {
      play.emit({ type: "CARDS_LOOKED_AT", seat, change: play.learned(others, [seat]) });
    }
    if (left === 1 && below === 1) return toBottom(r);
    if (left < 2) return;
    const order = { kind: "order_cards", seat, count: left } as const;
    if (below === left) play.ask({ ...order, place: "bottom" });
    else play.ask({ ...order, place: "top", ...(below > 0 && { below }) });
  },
};

/** Null: the player is asked. */
function chosen(
  r: Resolving,
  { count, upTo, where = {} }: Take,
  top: number,
): readonly CardId[] | null {
  const { seat } = r;
  const pool: Pool = { from: "deck", where, seat, self: r.resolution.self, top };
  return r.cards("take", seat, pool, { min: upTo ? 0 : count, max: count });
}

/** How many of those that are left go to the bottom. Null: the player is asked. */
function belowOf(r: Resolving, left: number, rest: LookAtTop["rest"]): number | null {
  if (typeof rest === "object") return Math.max(0, left - rest.onTop);
  if (rest !== "either") return rest === "bottom" ? left : 0;
  return left === 0 ? 0 : r.amount("below", r.seat, 0, left);
}

/** What leaves unseen gives those that stay new ids, so the next one has to be found again. */
function takeCards(r: Resolving, taken: readonly CardId[], take: Take): void {
  const { play, seat } = r;
  const { to, reveal } = take;
  const [first, ...others] = taken;
  if (first === undefined) return;
  const change = play.moved(
    first,
    { seat, zone: to === "bottom" ? "deck" : to },
    { unseen: true, ...(reveal && { shown: true }) },
  );
  const revealed = reveal && { revealed: true as const };
  if (to === "hand") play.emit({ type: "CARD_TO_HAND", seat, ...revealed, change });
  else if (to === "bottom") play.emit({ type: "CARD_TO_DECK", seat, place: "bottom", change });
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
