import { freeSlots } from "../reading/table.ts";
import type { MoveOf } from "../types.ts";
import { activateCard, cardActivationProblem, cardActivations } from "./activate-card.ts";
import { withoutDefaultSlot } from "./default-slot.ts";

/** LT 7.2: from hand, or from the set zone. */
export const activateSpell: MoveOf<"ACTIVATE_SPELL"> = {
  candidates: (table, seat) => cardActivations(table, seat, "ACTIVATE_SPELL"),
  exact: true,
  validate: (table, seat, command) => cardActivationProblem(table, seat, command, "spell"),
  normalise: ({ state }, seat, command) =>
    withoutDefaultSlot(command, freeSlots(state, seat, "setZone")),
  execute: (play, command, seat) => activateCard(play, seat, command),
};
