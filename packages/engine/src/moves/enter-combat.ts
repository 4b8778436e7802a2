import type { Rejection } from "@tcg/core";
import { reject } from "../rejections.ts";
import { phaseName } from "../sentences/names.ts";
import { isRestricted } from "../stats.ts";
import type { Book } from "../table.ts";
import type { MoveOf, State } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

/** LT 5.7: from main to combat, if there is any for the seat (LT 5.4). */
export function enterCombat(book: Book): MoveOf<"ENTER_COMBAT"> {
  return {
    candidates: () => [{ type: "ENTER_COMBAT" }],
    validate: (state, seat) => combatProblem(book, state, seat),
    execute(play, _command, seat) {
      play.goTo("combat");
      // LT 5.9
      play.next({ kind: "window", window: "open", actor: seat });
    },
    text: () => `Go to ${phaseName("combat")}`,
  };
}

function combatProblem(book: Book, state: State, seat: Seat): Rejection | null {
  if (state.phase !== "main") return reject("phase/not-from-here");
  if (state.shared.turnNumber === 1) return reject("phase/no-combat-on-turn-1");
  const isForbidden = isRestricted(book, state, { seat }, "battle_phase");
  return isForbidden ? reject("phase/combat-forbidden") : null;
}
