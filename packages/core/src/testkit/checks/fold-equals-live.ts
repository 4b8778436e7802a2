/** Promise: everything is an event. Folding the log gives the live state, after every command. */

import { sameJson } from "../../same-json.ts";
import type { GameTypes } from "../../types.ts";
import { type Check, type CheckContext, CheckFailed, firstDifference } from "../check.ts";
import { allEvents, finalState, type Trace, type Version } from "../trace.ts";

const name = "folding the events gives the live state";

export const foldEqualsLive: Check = {
  name,
  version<G extends GameTypes>({ game }: CheckContext<G>, version: Version<G>): void {
    const { before, events, after, isSampled } = version;
    compare("folded and live", game.evolve(before, events), after);
    if (!isSampled) return;
    compare("folded one by one and live", version.afterEach.at(-1) ?? before, after);
  },
  match<G extends GameTypes>({ game }: CheckContext<G>, trace: Trace<G>): void {
    compare(
      "folded from the start and live",
      game.evolve(null, allEvents(trace)),
      finalState(trace),
    );
  },
};

function compare(what: string, folded: unknown, live: unknown): void {
  if (!sameJson(folded, live)) {
    throw new CheckFailed(name, `${what} differ: ${firstDifference(folded, live)}`);
  }
}
