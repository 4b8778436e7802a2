/** Promise: every listed command is accepted, and looking at it changes nothing. */
import type { Actor, GameTypes, LegalMove, Rejection, State } from "../../types.ts";
import { type Check, type CheckContext, CheckFailed } from "../check.ts";

const name = "listed commands are accepted";
/** All are checked; this many of a state are carried out, besides the one that is played. */
const CARRIED_OUT = 2;

export const listedAccepted: Check = {
  name,
  isHeavy: true,
  state<G extends GameTypes>({ game, random, legal }: CheckContext<G>, state: State<G>): void {
    const listed: [Actor<G>, LegalMove<G>][] = [];
    for (const actor of [...state.seating, "referee"] as const) {
      const ids = new Set<string>();
      for (const move of legal(state, actor)) {
        const { id, command, text } = move;
        if (ids.has(id)) throw new CheckFailed(name, `${actor} is offered ${id} twice`);
        ids.add(id);
        if (text === "") throw new CheckFailed(name, `${id} has no text`);
        const parsed = game.parse(id);
        if (!parsed.ok || game.notation(parsed.command as G["command"]) !== id) {
          throw new CheckFailed(name, `${id} cannot be read back`);
        }
        const explained = game.explain(state, actor, command);
        if (!explained.legal) throw refused(actor, id, explained.rejection);
        if (explained.move.id !== id) {
          throw new CheckFailed(name, `${id} is the same as ${explained.move.id}`);
        }
        listed.push([actor, move]);
      }
    }
    for (let i = 0; i < CARRIED_OUT && listed.length > 0; i++) {
      const [actor, { id, command }] = random.pick(listed);
      const decision = game.decide(state, actor, command);
      if (!decision.ok) throw refused(actor, id, decision.rejection);
    }
  },
};

function refused(actor: string, id: string, { code, message }: Rejection): CheckFailed {
  return new CheckFailed(name, `${actor} may ${id}, yet it is refused: ${code}: ${message}`);
}
