/** What a player may do. */
import { type CardId, cardOf, idsIn, type MoveTable, type Rejection } from "@tcg/core";
import type { Seat } from "../deal.ts";
import { fight } from "./fight.ts";
import { type Duel, type DuelState, type DuelTable, other, reject } from "./types.ts";

type Attack = Extract<Duel["command"], { readonly type: "ATTACK" }>;

const inHand =
  <T extends "SUMMON" | "SET">(type: T) =>
  ({ state }: DuelTable, seat: Seat) =>
    idsIn(state, seat, "hand").map((card) => ({ type, card }));

export const moves: MoveTable<Duel> = {
  SUMMON: {
    when: ({ state }, seat) => mayLay(state, seat, state.shared.hasSummoned),
    candidates: inHand("SUMMON"),
    exact: true,
    validate: notInHand,
    execute: (play, { card }, seat) =>
      play.emit({ type: "SUMMONED", change: play.moved(card, { seat, zone: "board" }) }),
  },
  SET: {
    when: ({ state }, seat) => mayLay(state, seat, state.shared.hasSet),
    candidates: inHand("SET"),
    exact: true,
    validate: notInHand,
    execute(play, { card }, seat) {
      const change = play.moved(card, { seat, zone: "board", faceDown: true });
      play.emit({ type: "CARD_SET", change });
    },
  },
  ATTACK: {
    when: ({ state }) => (state.shared.turn === 1 ? reject("duel/cannot-attack") : null),
    candidates({ state }, seat) {
      const targets = idsIn(state, other(seat), "board");
      const attacks: Attack[] = [];
      for (const card of idsIn(state, seat, "board")) {
        if (!canAttack(state, card)) continue;
        if (targets.length === 0) attacks.push({ type: "ATTACK", card });
        for (const target of targets) attacks.push({ type: "ATTACK", card, target });
      }
      return attacks;
    },
    exact: true,
    validate: mayAttack,
    execute: (play, { card, target }, seat) => fight(play, seat, card, target ?? null),
  },
  END_TURN: {
    candidates: () => [{ type: "END_TURN" }],
    exact: true,
    validate: () => null,
    execute(play) {
      play.emit({ type: "TURN_STARTED" });
      play.goTo("draw");
    },
  },
};

function mayLay(state: DuelState, seat: Seat, done: boolean): Rejection | null {
  if (done) return reject("duel/once-a-turn");
  return state.seats[seat].board.includes(null) ? null : reject("duel/no-free-slot");
}

function notInHand(
  { state }: DuelTable,
  seat: Seat,
  { card }: { readonly card: CardId },
): Rejection | null {
  return placed(state, card, seat, "hand") ? null : reject("duel/not-in-hand");
}

function mayAttack(
  { state }: DuelTable,
  seat: Seat,
  { card, target }: { readonly card: CardId; readonly target?: CardId },
): Rejection | null {
  if (!placed(state, card, seat, "board") || !canAttack(state, card)) {
    return reject("duel/cannot-attack");
  }
  const isLegal =
    target === undefined
      ? idsIn(state, other(seat), "board").length === 0
      : placed(state, target, other(seat), "board");
  return isLegal ? null : reject("duel/no-such-target");
}

/** Face-up, and it has not attacked this turn. */
function canAttack(state: DuelState, card: CardId): boolean {
  return !cardOf(state, card).faceDown && !state.shared.attacked.includes(card);
}

function placed(state: DuelState, id: CardId, seat: Seat, zone: Duel["zone"]): boolean {
  const card = cardOf<Duel>(state, id);
  return card.seat === seat && card.zone === zone;
}
