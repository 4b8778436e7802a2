import type { MoveOf } from "../types.ts";

/** LT 5.7: remembered in state, it waits where anyone must decide something, and goes on after. */
export const endTurn: MoveOf<"END_TURN"> = {
  candidates: () => [{ type: "END_TURN" }],
  exact: true,
  validate: () => null,
  execute(play, _command, seat) {
    play.emit({ type: "TURN_ENDING", seat });
  },
};
