/** LT 9.7: in the simple game a set trap whose trigger and condition are met fires by itself. */
import { type CardId, derived, idsIn, type Task } from "@tcg/core";
import { onTable } from "../reading/table.ts";
import type { LunchTable, Play, Table } from "../types.ts";
import { otherSeat, SEATS, type Seat, type WindowKind } from "../vocabulary.ts";
import { type Activatable, mayActivateCard } from "./may-activate.ts";
import { startActivation } from "./start.ts";

/**
 * There may be a trap to fire: looks for it where a window would open, or else where play comes to
 * rest. Whether it looks depends on public facts only, so nobody learns that there is none.
 */
export function lookForTraps(play: Play): void {
  const comesToRest = (task: Task<LunchTable>): boolean =>
    task.kind === "window/open" || play.comesAfterTriggers(task);
  const waits = play.firstWaiting(comesToRest)?.kind;
  if (waits === "window" || waits === "window/open") return;
  const { turnSeat } = play.state.shared;
  play.before(comesToRest, { kind: "window", window: "open", actor: turnSeat });
}

/** A card that was set this turn answers nothing (LT 7.2, 7.3). */
export const isAnythingSet = derived(({ state }: Table): boolean => {
  const isSet = (id: CardId | null): boolean => {
    const placed = id === null ? null : onTable(state, id);
    return placed?.faceDown === true && placed.data.turnEntered < state.shared.turnNumber;
  };
  return SEATS.some((seat) => state.seats[seat].setZone.some(isSet));
}, "table");

/** Fires the next trap and comes back. False when there is none. */
export function fireTrap(play: Play, window: WindowKind, actor: Seat): boolean {
  // As in a window, the seat that did not act comes first, and answers the last link.
  const first = otherSeat(play.state.shared.chain.at(-1)?.seat ?? actor);
  for (const seat of [first, otherSeat(first)]) {
    const trap = trapOf(play, seat);
    if (trap === null) continue;
    play.next({ kind: "window/open", window, actor });
    startActivation(play, seat, trap, {}, { byCommand: false });
    return true;
  }
  return false;
}

function trapOf(table: Table, seat: Seat): Activatable | null {
  const { state } = table;
  for (const id of idsIn(state, seat, "setZone")) {
    const check = mayActivateCard(table, seat, id, "respond");
    if (!check.ok) continue;
    const { activatable } = check;
    if (activatable.via === "trap" && activatable.effect?.trigger) return activatable;
  }
  return null;
}
