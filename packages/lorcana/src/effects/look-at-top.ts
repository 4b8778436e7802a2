import { byPrintedCard, type CardId, idsIn, type Moved, type MoveOptions } from "@tcg/core";
import { matches } from "../reading/filters.ts";
import { lookAt } from "../reading/look.ts";
import type { Lorcana, Pool } from "../types.ts";
import type { EffectOf, EffectRule, Resolving } from "./effect.ts";
import { allowed, playNamed } from "./play-free.ts";
import { inkByEffect } from "./put-into-inkwell.ts";

type LookAtTop = EffectOf<"look-at-top">;
type Back = Exclude<LookAtTop["rest"], "inkwell" | "discard">;
type Take = NonNullable<LookAtTop["take"]>;

/** Looks, takes some, and puts the rest back in any order (CR 8.2.4), or elsewhere. */
export const lookAtTop: EffectRule<LookAtTop> = {
  run(r, { count, take, reveal, rest }) {
    const { play, seat } = r;
    const top = idsIn(play.state, seat, "deck").slice(0, count);
    if (top.length === 0) return r.did(0);
    if (r.first("looked")) {
      if (reveal) {
        play.emit({ type: "CARDS_REVEALED", seat, change: play.learned(top, play.state.seating) });
      } else play.emit({ type: "CARDS_LOOKED_AT", seat, change: play.learned(top, [seat]) });
      return r.again("looked", 1);
    }
    const taken = take === undefined ? [] : chosen(r, take, top);
    if (taken === null) return;
    const left = top.length - taken.length;
    if (rest === "inkwell" || rest === "discard") {
      const staying = top.filter((id) => !taken.includes(id));
      const now =
        take === undefined ? staying : takeCards(r, taken, take, staying, reveal === true);
      if (take !== undefined) r.did(taken.length, take.upTo ? 1 : take.count);
      // Which of them were taken must not show in where the others lay.
      return putAway(r, now, rest, taken.length > 0 && !reveal);
    }
    const below = belowOf(r, left, rest);
    if (below === null) return;
    if (take !== undefined) {
      takeCards(r, taken, take, [], reveal === true);
      r.did(taken.length, take.upTo ? 1 : take.count);
    }
    const others = idsIn(play.state, seat, "deck").slice(0, left);
    // Nobody else can tell which of them were taken; the player who looked still knows the others.
    if (taken.length > 0 && left > 0 && !reveal) {
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
function chosen(r: Resolving, take: Take, top: readonly CardId[]): readonly CardId[] | null {
  const { count, upTo, each, where = {} } = take;
  const { seat, play } = r;
  const like = take.to === "play" ? allowed(r, r.like(where)) : r.like(where);
  if (each) {
    // They have been revealed, so what they are may decide whether anybody is asked.
    const fit = top.filter((id) => matches(r.context, lookAt(play, id), like));
    if (fit.length === 0 || !upTo) return fit;
    const answer = r.yes("take", seat);
    return answer === null ? null : answer ? fit : [];
  }
  const pool: Pool = { from: "deck", where: like, seat, self: r.resolution.self, top: top.length };
  return r.cards("take", seat, pool, { min: upTo ? 0 : count, max: count });
}

/** How many of those that are left go to the bottom. Null: the player is asked. */
function belowOf(r: Resolving, left: number, rest: Back): number | null {
  if (typeof rest === "object") return Math.max(0, left - rest.onTop);
  if (rest !== "either") return rest === "bottom" ? left : 0;
  return left === 0 ? 0 : r.amount("below", r.seat, 0, left);
}

/** What leaves unseen gives those that stay new ids: these are told. */
function takeCards(
  r: Resolving,
  taken: readonly CardId[],
  take: Take,
  staying: readonly CardId[],
  isOpen: boolean,
): readonly CardId[] {
  const { play, seat } = r;
  const { to, reveal } = take;
  const [first, ...others] = taken;
  if (first === undefined) return staying;
  // Where all have been revealed, everybody can tell them apart.
  const secretly = isOpen ? {} : { unseen: true };
  if (to === "play") {
    const announced = playNamed(r, first, {}, secretly);
    return announced === null ? staying : staying.map((id) => nowOf(announced, id));
  }
  const change = play.moved(
    first,
    { seat, zone: to === "bottom" ? "deck" : to },
    isOpen ? {} : { ...secretly, ...(reveal && { shown: true }) },
  );
  const revealed = reveal && { revealed: true as const };
  if (to === "hand") play.emit({ type: "CARD_TO_HAND", seat, ...revealed, change });
  else if (to === "bottom") play.emit({ type: "CARD_TO_DECK", seat, place: "bottom", change });
  else play.emit({ type: "CARD_INKED", seat, why: "effect", exerted: true, change });
  const now = (id: CardId): CardId => nowOf(change, id);
  return takeCards(r, others.map(now), take, staying.map(now), isOpen);
}

/** What a card is called once another has left its deck. */
function nowOf({ rest }: Moved, id: CardId): CardId {
  return rest.find(({ card }) => card === id)?.as ?? id;
}

/**
 * Into the discard, where everybody sees them; or into the inkwell, where nobody does. `secretly`: nobody
 * is told where they lay, nor in which order.
 */
function putAway(
  r: Resolving,
  cards: readonly CardId[],
  to: "inkwell" | "discard",
  secretly: boolean,
): void {
  const { play } = r;
  const options = secretly ? { unseen: true } : {};
  let left = secretly ? byPrintedCard<Lorcana>(play.state, cards) : cards;
  while (left[0] !== undefined) {
    const [first, ...others] = left;
    const change =
      to === "inkwell" ? inkByEffect(play, first, true, options) : millCard(r, first, options);
    left = others.map((id) => nowOf(change, id));
  }
}

function millCard({ play, seat }: Resolving, id: CardId, options: MoveOptions): Moved {
  const change = play.moved(id, { seat, zone: "discard", index: 0 }, options);
  play.emit({ type: "CARD_MILLED", seat, change });
  return change;
}

function toBottom({ play, seat }: Resolving): void {
  const top = play.state.seats[seat].deck[0];
  if (top == null) return;
  const change = play.moved(top, { seat, zone: "deck" });
  play.emit({ type: "CARD_TO_DECK", seat, place: "bottom", change });
}
