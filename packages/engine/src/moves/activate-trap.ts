import type { MoveOf } from "../types.ts";
import { activateCard, cardActivationProblem, cardActivations } from "./activate-card.ts";

/** LT 7.3, 7.7: from the set zone, with nothing pending. Answers are RESPOND_CHAIN's. */
export const activateTrap: MoveOf<"ACTIVATE_TRAP"> = {
  candidates: (table, seat) => cardActivations(table, seat, "ACTIVATE_TRAP"),
  exact: true,
  validate: (table, seat, command) => cardActivationProblem(table, seat, command, "trap"),
  execute: (play, command, seat) => activateCard(play, seat, command),
};
