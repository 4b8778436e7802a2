import { idsIn } from "@tcg/core";
import { challengeProblem, challengeTargets } from "../challenge/legality.ts";
import { declareChallenge } from "../challenge/steps.ts";
import type { Book } from "../reading/book.ts";
import { nameIn } from "../sentences/names.ts";
import type { MoveOf } from "../types.ts";
import { takeTurnAction } from "./common.ts";

/** CR 4.3.6 */
export function challenge(book: Book): MoveOf<"CHALLENGE"> {
  return {
    *candidates(state, seat) {
      const targets = challengeTargets(state, seat);
      for (const card of idsIn(state, seat, "play")) {
        for (const target of targets) yield { type: "CHALLENGE", card, target };
      }
    },
    validate: (state, seat, { card, target }) => challengeProblem(book, state, seat, card, target),
    execute(play, { card, target }, seat) {
      takeTurnAction(play, seat, "challenge");
      declareChallenge(book, play, seat, card, target);
    },
    text: (state, { card, target }) =>
      `Challenge ${nameIn(book, state, target)} with ${nameIn(book, state, card)}`,
  };
}
