import { entryProblem } from "../combat/legality.ts";
import type { MoveOf } from "../types.ts";
import { leavePhase } from "./leave-phase.ts";

/** LT 5.7 */
export const enterCombat: MoveOf<"ENTER_COMBAT"> = {
  when: entryProblem,
  candidates: () => [{ type: "ENTER_COMBAT" }],
  exact: true,
  validate: () => null,
  execute: (play, _command, seat) => leavePhase(play, seat),
};
