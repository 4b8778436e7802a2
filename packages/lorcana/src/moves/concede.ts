import { leave } from "../leaving.ts";
import { hasLeft } from "../reading/table.ts";
import { reject } from "../rejections.ts";
import type { MoveOf } from "../types.ts";

/** CR 3.2.1.3: at any time; the last player remaining wins. */
export const concede: MoveOf<"CONCEDE"> = {
  anytime: true,
  exact: true,
  candidates: ({ state }, seat) => (hasLeft(state, seat) ? [] : [{ type: "CONCEDE" }]),
  validate: ({ state }, seat) => (hasLeft(state, seat) ? reject("player/left") : null),
  execute: (play, _command, seat) => leave(play, [seat], "concede"),
};
