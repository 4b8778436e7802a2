/**
 * Promise: what is remembered of a table is what would be derived from it. A stretch of the match is
 * given again, its moves are listed and its views made, in place or immutably; whatever is remembered on
 * the way is derived afresh at every use and after every event, and compared.
 */

import type { Game } from "../../define-game.ts";
import { recheck } from "../../derived.ts";
import { InvariantError } from "../../invariant-error.ts";
import { Simulation } from "../../simulation.ts";
import type { GameTypes, State } from "../../types.ts";
import { type Check, type CheckContext, CheckFailed } from "../check.ts";
import { sameDerived } from "../same-derived.ts";
import type { Trace } from "../trace.ts";

const name = "what is remembered would be derived again";

/** Commands of a match that are looked at: deriving everything anew takes many times as long. */
const STRETCH = 60;

export const derivedHolds: Check = {
  name,
  match<G extends GameTypes>(context: CheckContext<G>, trace: Trace<G>): void {
    const { game, random } = context;
    const { steps } = trace;
    const first = random.int(Math.max(1, steps.length - STRETCH + 1));
    const isInPlace = random.int(2) === 0;
    const before = steps[first]?.before ?? trace.opening.after;
    const match = isInPlace ? Simulation.from(game, before) : null;
    let state = match?.state ?? before;
    try {
      recheck(sameDerived, () => {
        for (const { actor, command } of steps.slice(first, first + STRETCH)) {
          lookAround(game, state);
          const decision = match?.play(actor, command) ?? game.decide(state, actor, command);
          if (!decision.ok) throw new CheckFailed(name, `it is refused: ${command.type}`);
          state = decision.state;
        }
        lookAround(game, state);
      });
    } catch (error) {
      if (!(error instanceof InvariantError)) throw error;
      throw new CheckFailed(name, error.message);
    }
  },
};

/** All that anybody asks a game about a state. */
function lookAround<G extends GameTypes>(game: Game<G>, state: State<G>): void {
  for (const seat of state.seating) {
    game.legalMoves(state, seat);
    game.mask(state, seat);
  }
}
