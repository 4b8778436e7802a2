/** Promise: every listed command is accepted, and looking at it changes nothing. */
import type { GameTypes, State } from "../../types.ts";
import { type Check, type CheckContext, CheckFailed } from "../check.ts";

const name = "listed commands are accepted";

export const listedAccepted: Check = {
  name,
  state<G extends GameTypes>({ game }: CheckContext<G>, state: State<G>): void {
    for (const actor of [...state.seating, "referee"] as const) {
      const ids = new Set<string>();
      for (const { id, command, text } of game.legalMoves(state, actor)) {
        if (ids.has(id)) throw new CheckFailed(name, `${actor} is offered ${id} twice`);
        ids.add(id);
        if (text === "") throw new CheckFailed(name, `${id} has no text`);
        const parsed = game.parse(id);
        if (!parsed.ok || game.notation(parsed.command) !== id) {
          throw new CheckFailed(name, `${id} cannot be read back`);
        }
        const decision = game.decide(state, actor, command);
        if (!decision.ok) {
          const { code, message } = decision.rejection;
          throw new CheckFailed(name, `${actor} may ${id}, yet it is refused: ${code}: ${message}`);
        }
      }
    }
  },
};
