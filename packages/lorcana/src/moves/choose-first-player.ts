import { hasLeft } from "../reading/table.ts";
import { reject } from "../rejections.ts";
import { chooseStartingPlayer } from "../setup.ts";
import type { MoveOf } from "../types.ts";

/** CR 3.1.2 */
export const chooseFirstPlayer: MoveOf<"CHOOSE_FIRST_PLAYER"> = {
  answers: ["choose_first_player"],
  exact: true,
  candidates: ({ state }) =>
    state.seating
      .filter((seat) => !hasLeft(state, seat))
      .map((seat) => ({ type: "CHOOSE_FIRST_PLAYER", seat })),
  validate: ({ state }, _seat, { seat }) =>
    state.seating.includes(seat) && !hasLeft(state, seat) ? null : reject("options/bad-seat"),
  execute: (play, { seat }) => chooseStartingPlayer(play, seat),
};
