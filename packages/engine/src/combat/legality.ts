/** LT 10.1, 10.2: who may attack, and what. */
import type { CardId, Rejection } from "@tcg/core";
import { isRestricted } from "../reading/stats.ts";
import { boardOf, onTable } from "../reading/table.ts";
import { reject } from "../rejections.ts";
import type { State, Table } from "../types.ts";
import { otherSeat, type Seat } from "../vocabulary.ts";

/** Stereotypes of the other seat, face-down ones too; null, a direct attack, only if it has none. */
export function attackTargets(state: State, seat: Seat): readonly (CardId | null)[] {
  const board = boardOf(state, otherSeat(seat));
  return board.length === 0 ? [null] : board;
}

/** LT 5.4: in the combat phase, of which turn 1 has none. */
export function noCombat({ state }: Table): Rejection | null {
  if (state.phase !== "combat") return reject("phase/not-combat");
  return state.shared.turnNumber === 1 ? reject("phase/no-combat-on-turn-1") : null;
}

/** LT 5.7: from main to combat, if there is any for the seat (LT 5.4, 8.8). */
export function entryProblem(table: Table, seat: Seat): Rejection | null {
  const { state } = table;
  if (state.phase !== "main") return reject("phase/not-from-here");
  if (state.shared.turnNumber === 1) return reject("phase/no-combat-on-turn-1");
  const isForbidden = isRestricted(table, { seat }, "battle_phase");
  return isForbidden ? reject("phase/combat-forbidden") : null;
}

export function attackProblem(
  table: Table,
  seat: Seat,
  card: CardId,
  target: CardId | null,
): Rejection | null {
  const { state } = table;
  if (!canStillAttack(state, seat, card)) return reject("attack/not-able", { card });
  const data = onTable(state, card)?.data;
  const isNew = data?.turnEntered === state.shared.turnNumber && !data.controlTaken;
  if (isNew) return reject("attack/too-soon", { card });
  if (data?.hasAttacked) return reject("attack/already", { card });
  if (isForbidden(table, seat, card)) return reject("attack/forbidden", { card });
  if (attackTargets(state, seat).includes(target)) return null;
  return target === null ? reject("attack/not-direct") : reject("attack/bad-target", { target });
}

/** Face-up in attack position on its controller's board. */
export function canStillAttack(state: State, seat: Seat, card: CardId): boolean {
  const placed = onTable(state, card);
  if (placed === null || placed.zone !== "board" || placed.seat !== seat) return false;
  return !placed.faceDown && placed.data.position === "attack";
}

function isForbidden(table: Table, seat: Seat, card: CardId): boolean {
  return (
    isRestricted(table, { seat, card }, "attack") || isRestricted(table, { seat }, "battle_phase")
  );
}
