import { challengeProblem, challengesOf } from "../challenge/legality.ts";
import { declareChallenge } from "../challenge/steps.ts";
import type { MoveOf } from "../types.ts";
import { takeTurnAction } from "./common.ts";

/** CR 4.3.6 */
export const challenge: MoveOf<"CHALLENGE"> = {
  exact: true,
  candidates: (table, seat) =>
    challengesOf(table, seat).map(({ card, target }) => ({ type: "CHALLENGE", card, target })),
  validate: (table, seat, { card, target }) => challengeProblem(table, seat, card, target),
  execute(play, { card, target }, seat) {
    takeTurnAction(play, seat, "challenge");
    declareChallenge(play, seat, card, target);
  },
};
