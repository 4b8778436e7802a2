import { reject } from "../rejections.ts";
import type { MoveOf } from "../types.ts";

/** The host's own: this seat's clock ran out. */
export const timeout: MoveOf<"TIMEOUT"> = {
  by: "referee",
  exact: true,
  candidates: ({ state: { seating } }) => seating.map((seat) => ({ type: "TIMEOUT", seat })),
  validate: ({ state: { seating } }, _actor, { seat }) =>
    seating.includes(seat) ? null : reject("options/bad-seat"),
  execute: (play, { seat }) =>
    play.end(
      play.state.seating.filter((other) => other !== seat),
      "timeout",
    ),
};
