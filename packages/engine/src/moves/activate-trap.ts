import type { Book } from "../table.ts";
import type { MoveOf } from "../types.ts";
import { activateCard, cardActivationProblem, cardActivations } from "./activate-card.ts";
import { activationText } from "./activation-text.ts";

/** LT 7.3, 7.7: from the set zone, with nothing pending. Answers are RESPOND_CHAIN's. */
export function activateTrap(book: Book): MoveOf<"ACTIVATE_TRAP"> {
  return {
    *candidates(state, seat) {
      for (const way of cardActivations(book, state, seat, "trap")) {
        yield { type: "ACTIVATE_TRAP", ...way };
      }
    },
    validate: (state, seat, command) => cardActivationProblem(book, state, seat, command, "trap"),
    execute: (play, command, seat) => activateCard(book, play, seat, command),
    text: (state, command) => activationText(book, state, command),
  };
}
