/**
 * Promise: what is remembered of a table is what would be derived from it. The match is given again,
 * at both speeds, its moves are listed and its views made; whatever is remembered on the way is
 * derived afresh each time it is used, and compared.
 */
import { recheck } from "../../derived.ts";
import { InvariantError } from "../../invariant-error.ts";
import { Simulation } from "../../simulation.ts";
import type { GameTypes, State } from "../../types.ts";
import { type Check, type CheckContext, CheckFailed } from "../check.ts";
import { sameDerived } from "../same-derived.ts";
import type { Trace } from "../trace.ts";

const name = "what is remembered would be derived again";

export const derivedHolds: Check = {
  name,
  match<G extends GameTypes>(context: CheckContext<G>, trace: Trace<G>): void {
    try {
      recheck(sameDerived, () => {
        inPlace(context, trace);
        immutably(context, trace);
      });
    } catch (error) {
      if (!(error instanceof InvariantError)) throw error;
      throw new CheckFailed(name, error.message);
    }
  },
};

function inPlace<G extends GameTypes>({ game }: CheckContext<G>, trace: Trace<G>): void {
  const match = Simulation.start(game, trace.options);
  for (const { actor, command } of trace.steps) {
    lookAround(game, match.state);
    match.play(actor, command);
  }
  lookAround(game, match.state);
}

function immutably<G extends GameTypes>({ game }: CheckContext<G>, trace: Trace<G>): void {
  const opening = game.start(trace.options);
  if (!opening.ok) return;
  let { state } = opening;
  for (const { actor, command } of trace.steps) {
    lookAround(game, state);
    const decision = game.decide(state, actor, command);
    if (!decision.ok) return;
    ({ state } = decision);
  }
}

/** All that anybody asks a game about a state. */
function lookAround<G extends GameTypes>(game: CheckContext<G>["game"], state: State<G>): void {
  for (const seat of state.seating) {
    game.legalMoves(state, seat);
    game.mask(state, seat);
  }
}
