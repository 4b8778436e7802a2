import { whoMustChallenge } from "../keywords/reckless.ts";
import { reject } from "../rejections.ts";
import type { MoveOf } from "../types.ts";

/** CR 4.4.1: when nothing waits, and no Reckless character could still challenge (CR 10.5.3). */
export const endTurn: MoveOf<"END_TURN"> = {
  candidates: () => [{ type: "END_TURN" }],
  validate(table, seat) {
    const card = whoMustChallenge(table, seat);
    return card === null ? null : reject("turn/reckless", { card });
  },
  execute: (play) => play.goTo("end"),
};
