import { leave } from "../leaving.ts";
import { hasLeft, seatsInOrder } from "../reading/table.ts";
import { reject } from "../rejections.ts";
import type { MoveOf } from "../types.ts";

/** Given by the host: this seat's clock has run out. */
export const timeout: MoveOf<"TIMEOUT"> = {
  by: "referee",
  exact: true,
  candidates: ({ state }) => seatsInOrder(state).map((seat) => ({ type: "TIMEOUT", seat })),
  validate({ state }, _actor, { seat }) {
    if (!state.seating.includes(seat)) return reject("options/bad-seat");
    return hasLeft(state, seat) ? reject("player/left") : null;
  },
  execute: (play, { seat }) => leave(play, [seat], "timeout"),
};
