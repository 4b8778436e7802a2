import type { MoveOf } from "../types.ts";
import { otherSeat } from "../vocabulary.ts";

/** LT 5.8: for either seat, at any time, whatever is pending. */
export const surrender: MoveOf<"SURRENDER"> = {
  anytime: true,
  candidates: () => [{ type: "SURRENDER" }],
  validate: () => null,
  execute: (play, _command, seat) => play.end([otherSeat(seat)], "surrender"),
};
