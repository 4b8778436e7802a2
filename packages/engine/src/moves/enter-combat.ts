import type { Rejection } from "@tcg/core";
import { isRestricted } from "../reading/stats.ts";
import { reject } from "../rejections.ts";
import type { MoveOf, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { leavePhase } from "./leave-phase.ts";

/** LT 5.7: from main to combat, if there is any for the seat (LT 5.4). */
export const enterCombat: MoveOf<"ENTER_COMBAT"> = {
  when: combatProblem,
  candidates: () => [{ type: "ENTER_COMBAT" }],
  exact: true,
  validate: () => null,
  execute: (play, _command, seat) => leavePhase(play, seat),
};

function combatProblem(table: Table, seat: Seat): Rejection | null {
  const { state } = table;
  if (state.phase !== "main") return reject("phase/not-from-here");
  if (state.shared.turnNumber === 1) return reject("phase/no-combat-on-turn-1");
  const isForbidden = isRestricted(table, { seat }, "battle_phase");
  return isForbidden ? reject("phase/combat-forbidden") : null;
}
