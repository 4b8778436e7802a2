/**
 * Promise: one fact, one event. An event that is declared to change the state changes it; one that
 * is declared an announcement does not. Catches a reducer that forgets its event.
 */

import { canonicalJson } from "../../canonical-json.ts";
import { announcement } from "../../rules.ts";
import type { GameTypes } from "../../types.ts";
import { type Check, type CheckContext, CheckFailed } from "../check.ts";
import type { Step } from "../trace.ts";

const name = "events change what they say they change";

export const eventsDoSomething: Check = {
  name,
  step<G extends GameTypes>({ game }: CheckContext<G>, step: Step<G>): void {
    let state = step.before;
    let text = canonicalJson(state);
    for (const event of step.events) {
      const next = game.evolve(state, [event]);
      const nextText = canonicalJson(next);
      const reducer = game.rules.reducers[event.type as G["event"]["type"]];
      const changed = nextText !== text;
      if (changed === (reducer === announcement)) {
        const fault = changed
          ? "is an announcement and changes the state"
          : "changes nothing: its reducer forgets it, or it states no fact";
        throw new CheckFailed(name, `${event.type} ${fault}: ${JSON.stringify(event)}`);
      }
      state = next;
      text = nextText;
    }
  },
};
