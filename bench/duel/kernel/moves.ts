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
    candidates: inHand("SUMMON"),
    validate: ({ state }, seat, { card }) => mayLay(state, seat, card, state.shared.hasSummoned),
    execute: (play, { card }, seat) =>
      play.emit({ type: "SUMMONED", change: play.moved(card, { seat, zone: "board" }) }),
  },
  SET: {
    candidates: inHand("SET"),
    validate: ({ state }, seat, { card }) => mayLay(state, seat, card, state.shared.hasSet),
    execute(play, { card }, seat) {
      const change = play.moved(card, { seat, zone: "board", faceDown: true });
      play.emit({ type: "CARD_SET", change });
    },
  },
  ATTACK: {
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
    validate: () => null,
    execute(play) {
      play.emit({ type: "TURN_STARTED" });
      play.goTo("draw");
    },
  },
};

function mayLay(state: DuelState, seat: Seat, id: CardId, done: boolean): Rejection | null {
  if (!lies(state, id, seat, "hand")) return reject("duel/not-in-hand");
  if (done) return reject("duel/once-a-turn");
  return idsIn(state, seat, "board").length < SLOTS ? null : reject("duel/no-free-slot");
}

function mayAttack(
  { state }: DuelTable,
  seat: Seat,
  { card, target }: { readonly card: CardId; readonly target?: CardId },
): Rejection | null {
  const { turn, attacked } = state.shared;
  if (!lies(state, card, seat, "board") || cardOf(state, card).faceDown || turn === 1) {
    return reject("duel/cannot-attack");
  }
  if (attacked.includes(card)) return reject("duel/cannot-attack");
  const isLegal =
    target === undefined
      ? idsIn(state, other(seat), "board").length === 0
      : lies(state, target, other(seat), "board");
  return isLegal ? null : reject("duel/no-such-target");
}

function lies(state: DuelState, id: CardId, seat: Seat, zone: Duel["zone"]): boolean {
  const card = cardOf<Duel>(state, id);
  return card.seat === seat && card.zone === zone;
}
