/** Promise: everything is an event. Folding the log gives the live state, after every command. */
import { canonicalJson } from "../../canonical-json.ts";
import type { EventOf, GameTypes, State } from "../../types.ts";
import { type Check, type CheckContext, CheckFailed, firstDifference } from "../check.ts";
import { allEvents, finalState, type Step, type Trace } from "../trace.ts";

const name = "folding the events gives the live state";

export const foldEqualsLive: Check = {
  name,
  step<G extends GameTypes>({ game }: CheckContext<G>, step: Step<G>): void {
    compare(game.evolve(step.before, step.events), step.after);
  },
  match<G extends GameTypes>({ game }: CheckContext<G>, trace: Trace<G>): void {
    const { opening, steps } = trace;
    compare(game.evolve(null, opening.events), opening.state);
    compare(game.evolve(null, allEvents(trace)), finalState(trace));
    // Event by event must come to the same as all at once.
    const oneByOne = (from: State<G> | null, events: readonly EventOf<G>[]): State<G> | null =>
      events.reduce<State<G> | null>((state, event) => game.evolve(state, [event]), from);
    const middle = steps[Math.floor(steps.length / 2)];
    if (middle !== undefined) compare(oneByOne(middle.before, middle.events), middle.after);
  },
};

function compare(folded: unknown, live: unknown): void {
  const [left, right] = [canonicalJson(folded), canonicalJson(live)];
  if (left !== right) {
    throw new CheckFailed(name, `folded and live differ: ${firstDifference(left, right)}`);
  }
}
