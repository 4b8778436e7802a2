import type { MoveOf } from "../types.ts";
import { leavePhase } from "./leave-phase.ts";

/** LT 5.7: one phase on. */
export const advancePhase: MoveOf<"ADVANCE_PHASE"> = {
  candidates: () => [{ type: "ADVANCE_PHASE" }],
  // The end phase runs by itself: there the turn seat is asked something, or the turn has passed.
  exact: true,
  validate: () => null,
  execute: (play, _command, seat) => leavePhase(play, seat),
};
