import type { MoveOf } from "../types.ts";
import { otherSeat, SEATS } from "../vocabulary.ts";

/** LT 12.1: the host's clock has run out for a seat. */
export const timeout: MoveOf<"TIMEOUT"> = {
  by: "referee",
  candidates: () => SEATS.map((seat) => ({ type: "TIMEOUT", seat })),
  validate: () => null,
  execute: (play, { seat }) => play.end([otherSeat(seat)], "timeout"),
};
