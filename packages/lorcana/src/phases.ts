/** CR 4.1: the phases. What is done in them, step by step, are tasks (tasks.ts). */
import type { PhaseTable } from "@tcg/core";
import { hasLeft } from "./reading/table.ts";
import type { Lorcana } from "./types.ts";

export const phases: PhaseTable<Lorcana> = {
  setup: {},
  beginning: {
    enter: (play) =>
      play.next(
        { kind: "turn/ready" },
        { kind: "turn/begin" },
        { kind: "turn/set" },
        { kind: "turn/draw" },
      ),
    next: () => "main",
  },
  // CR 1.10.2.3, 3.2.1.2: when everything has resolved the turn of a player who has left is over.
  main: { next: ({ state }) => (hasLeft(state, state.shared.turnSeat) ? "end" : null) },
  end: {
    // CR 4.4.1.1: they trigger once, at this moment.
    enter(play) {
      play.emit({ type: "TURN_ENDING", seat: play.state.shared.turnSeat });
      play.next({ kind: "turn/expire" }, { kind: "turn/pass" });
    },
  },
};
