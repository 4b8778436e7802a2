/** What a player may do. */
import { type CardId, cardOf, idsIn, type MoveTable, type Rejection } from "@tcg/core";
import { type Seat, SLOTS } from "../deal.ts";
import { fight } from "./fight.ts";
import { type Duel, type DuelState, type DuelTable, other, reject } from "./types.ts";

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
    *candidates({ state }, seat) {
      const targets = idsIn(state, other(seat), "board");
      for (const card of idsIn(state, seat, "board")) {
        if (targets.length === 0) yield { type: "ATTACK", card };
        for (const target of targets) yield { type: "ATTACK", card, target };
      }
    },
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
  return idsIn(state, seat, "board").length < SLOTS ? null : reject("duel/no-free-slot");
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
  const { attacked } = state.shared;
  if (!placed(state, card, seat, "board") || cardOf(state, card).faceDown) {
    return reject("duel/cannot-attack");
  }
  if (attacked.includes(card)) return reject("duel/cannot-attack");
  const isLegal =
    target === undefined
      ? idsIn(state, other(seat), "board").length === 0
      : placed(state, target, other(seat), "board");
  return isLegal ? null : reject("duel/no-such-target");
}

function placed(state: DuelState, id: CardId, seat: Seat, zone: Duel["zone"]): boolean {
  const card = cardOf<Duel>(state, id);
  return card.seat === seat && card.zone === zone;
}
