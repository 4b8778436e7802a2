import { reject } from "../rejections.ts";
import type { MoveOf } from "../types.ts";

/** Given by the host: this seat's clock has run out. */
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
