/**
 * Promise: one rule set, two speeds. The state advanced in place goes the same way, with commands that it
 * has listed itself and with commands that it has to check.
 */

import { sameJson } from "../../same-json.ts";
import { Simulation } from "../../simulation.ts";
import type { GameTypes } from "../../types.ts";
import { type Check, type CheckContext, CheckFailed, firstDifference } from "../check.ts";
import { allEvents, finalState, type Trace } from "../trace.ts";

const name = "in place and immutable play agree";

export const twoSpeeds: Check = {
  name,
  match<G extends GameTypes>({ game }: CheckContext<G>, trace: Trace<G>): void {
    const simulation = Simulation.start(game, trace.options);
    const events = [...trace.opening.events];
    for (const [i, { actor, command }] of trace.steps.entries()) {
      const listed = i % 2 === 0 ? simulation.legal(actor) : [];
      const own = listed.find((other) => sameJson(other, command));
      const decision = simulation.play(actor, own ?? command);
      if (!decision.ok) throw new CheckFailed(name, `in place it is refused: ${command.type}`);
      events.push(...decision.events);
    }
    const left = { events, state: simulation.state };
    const right = { events: allEvents(trace), state: finalState(trace) };
    if (!sameJson(left, right)) throw new CheckFailed(name, firstDifference(left, right));
  },
};
