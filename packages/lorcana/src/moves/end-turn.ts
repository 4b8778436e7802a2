import { whoMustChallenge } from "../keywords/reckless.ts";
import type { Book } from "../reading/book.ts";
import { reject } from "../rejections.ts";
import type { MoveOf } from "../types.ts";

/** CR 4.4.1: when nothing waits, and no Reckless character could still challenge (CR 10.5.3). */
export function endTurn(book: Book): MoveOf<"END_TURN"> {
  return {
    candidates: () => [{ type: "END_TURN" }],
    validate(state, seat) {
      const card = whoMustChallenge(book, state, seat);
      return card === null ? null : reject("turn/reckless", { card });
    },
    execute: (play) => play.goTo("end"),
    text: () => "End your turn",
  };
}
