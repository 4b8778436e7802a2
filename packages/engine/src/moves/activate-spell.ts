import { type Book, freeSlots } from "../table.ts";
import type { MoveOf } from "../types.ts";
import { activateCard, cardActivationProblem, cardActivations } from "./activate-card.ts";
import { activationText } from "./activation-text.ts";
import { withoutDefaultSlot } from "./default-slot.ts";

/** LT 7.2: from hand, or from the set zone. */
export function activateSpell(book: Book): MoveOf<"ACTIVATE_SPELL"> {
  return {
    *candidates(state, seat) {
      for (const way of cardActivations(book, state, seat, "spell")) {
        yield { type: "ACTIVATE_SPELL", ...way };
      }
    },
    validate: (state, seat, command) => cardActivationProblem(book, state, seat, command, "spell"),
    normalise: (state, seat, command) =>
      withoutDefaultSlot(command, freeSlots(state, seat, "setZone")),
    execute: (play, command, seat) => activateCard(book, play, seat, command),
    text: (state, command) => activationText(book, state, command),
  };
}
