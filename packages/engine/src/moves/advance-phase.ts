import { nextPhase } from "../phases.ts";
import { phaseName } from "../sentences/names.ts";
import type { Book } from "../table.ts";
import type { MoveOf } from "../types.ts";

/** LT 5.7: one phase on. */
export function advancePhase(book: Book): MoveOf<"ADVANCE_PHASE"> {
  return {
    candidates: () => [{ type: "ADVANCE_PHASE" }],
    // The end phase runs by itself: there the turn seat is asked something, or the turn has passed.
    validate: () => null,
    execute(play, _command, seat) {
      play.goTo(nextPhase(book, play.state));
      // LT 5.9: an open window before the phase is left.
      play.next({ kind: "window", window: "open", actor: seat });
    },
    text: (state) => `Go to ${phaseName(nextPhase(book, state))}`,
  };
}
