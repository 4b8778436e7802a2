/** LT 5.7: the three ways on. All are the turn seat's, with nothing pending, before the end phase. */
import type { Rejection } from "@tcg/core";
import { nextPhase } from "../phases.ts";
import { reject } from "../rejections.ts";
import { isRestricted } from "../stats.ts";
import type { Book } from "../table.ts";
import type { MoveOf, State } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

export const advancePhase: MoveOf<"ADVANCE_PHASE"> = {
  candidates: () => [{ type: "ADVANCE_PHASE" }],
  // The end phase runs by itself: there the turn seat is asked something, or the turn has passed.
  validate: () => null,
  execute(play, _command, seat) {
    play.goTo(nextPhase(play.state));
    // LT 5.9: an open window before the phase is left.
    play.next({ kind: "window", window: "open", actor: seat });
  },
  text: (state) => `Go on to ${nextPhase(state).replace("_", " ")}`,
};

export function enterCombat(book: Book): MoveOf<"ENTER_COMBAT"> {
  return {
    candidates: () => [{ type: "ENTER_COMBAT" }],
    validate: (state, seat) => combatProblem(book, state, seat),
    execute(play, _command, seat) {
      play.goTo("combat");
      play.next({ kind: "window", window: "open", actor: seat });
    },
    text: () => "Go to combat",
  };
}

function combatProblem(book: Book, state: State, seat: Seat): Rejection | null {
  if (state.phase !== "main") return reject("phase/not-from-here");
  if (state.shared.turnNumber === 1) return reject("phase/no-combat-on-turn-1");
  const isForbidden = isRestricted(book, state, { seat }, "battle_phase");
  return isForbidden ? reject("phase/combat-forbidden") : null;
}

/** Remembered in state: it waits where anyone must decide something, and goes on after. */
export const endTurn: MoveOf<"END_TURN"> = {
  candidates: () => [{ type: "END_TURN" }],
  validate: () => null,
  execute(play, _command, seat) {
    play.emit({ type: "TURN_ENDING", seat });
  },
  text: () => "End the turn",
};
