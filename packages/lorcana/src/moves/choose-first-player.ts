import { chooseStartingPlayer } from "../setup.ts";
import type { MoveOf } from "../types.ts";

/** CR 3.1.2 */
export const chooseFirstPlayer: MoveOf<"CHOOSE_FIRST_PLAYER"> = {
  answers: ["choose_first_player"],
  exact: true,
  candidates: ({ state: { seating } }) =>
    seating.map((seat) => ({ type: "CHOOSE_FIRST_PLAYER", seat })),
  validate: () => null,
  execute: (play, { seat }) => chooseStartingPlayer(play, seat),
};
