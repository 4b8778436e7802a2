import type { MoveOf } from "../types.ts";

/** CR 3.2.1.3: at any time; the last player remaining wins. */
export const concede: MoveOf<"CONCEDE"> = {
  anytime: true,
  exact: true,
  candidates: () => [{ type: "CONCEDE" }],
  validate: () => null,
  execute: (play, _command, seat) =>
    play.end(
      play.state.seating.filter((other) => other !== seat),
      "concede",
    ),
};
