/**
 * Promise: one fact, one event. An event that is declared to change the state changes it; one that
 * is declared an announcement does not. Catches a reducer that forgets its event. (In the opening
 * an event may well find what it states: red comes first, and red is what a new state says. And who
 * looks at a card a second time learns nothing new.)
 */

import { announcement } from "../../rules.ts";
import { rulesOf } from "../../rules-of.ts";
import { sameJson } from "../../same-json.ts";
import type { GameEvent, GameTypes } from "../../types.ts";
import { type Check, type CheckContext, CheckFailed } from "../check.ts";
import type { Version } from "../trace.ts";

const name = "events change what they say they change";

export const eventsDoSomething: Check = {
  name,
  isHeavy: true,
  version<G extends GameTypes>(
    { game }: CheckContext<G>,
    { before, events, afterEach }: Version<G>,
  ): void {
    events.forEach((event, i) => {
      const reducer = rulesOf(game).reducers[event.type as G["event"]["type"]];
      const changed = !sameJson(i === 0 ? before : afterEach[i - 1], afterEach[i]);
      if (changed !== (reducer === announcement)) return;
      if (!changed && (before === null || isLook(event))) return;
      const fault = changed
        ? "is an announcement and changes the state"
        : "changes nothing: its reducer forgets it, or it states no fact";
      throw new CheckFailed(name, `${event.type} ${fault}: ${JSON.stringify(event)}`);
    });
  },
};

function isLook(event: GameEvent): boolean {
  return event.change?.op === "learn";
}
