/**
 * Promise: nothing leaks, however late. Go back in a match that has ended, make one card that a
 * viewer had not seen by then another one, and give the commands of the match again. As long as the
 * viewer is not rightly shown which world it is in, all that it receives stays the same: a fact about
 * a hidden face that was stored long ago, and is told now, differs.
 *
 * What somebody else cannot do in the other world ends the comparison, and so does the viewer seeing
 * the card. It takes about as many commands as the match has in its sample, in comparisons of
 * MAX_COMMANDS at most; versions are drawn evenly, so a long match is looked at everywhere alike.
 */

import { rulesOf } from "../../rules-of.ts";
import { sameJson } from "../../same-json.ts";
import type { GameTypes, Viewer } from "../../types.ts";
import {
  type Check,
  type CheckContext,
  CheckFailed,
  firstDifference,
  viewersOf,
} from "../check.ts";
import { compareDisclosures, disclosuresOf, type Telling } from "../disclosures.ts";
import { lineageOf } from "../lineage.ts";
import { type OtherPast, oneOtherFace } from "../one-other-face.ts";
import { received, tellingCommand } from "../received.ts";
import { type Step, stateAt, type Trace, version } from "../trace.ts";

const name = "unseen faces change nothing that is told later";

const MAX_COMMANDS = 300;

export const leakByHindsight: Check = {
  name,
  isHeavy: true,
  match<G extends GameTypes>(context: CheckContext<G>, trace: Trace<G>): void {
    const { game, random } = context;
    const lineage = lineageOf(game, trace);
    const viewers = viewersOf(trace.opening.after);
    const sample = trace.steps.filter(({ isSampled }) => isSampled).length;
    for (let given = 0; given < sample; given++) {
      const viewer = random.pick(viewers);
      const past = oneOtherFace(context, trace, lineage, viewer, MAX_COMMANDS);
      if (past !== null) given += playAgain(context, trace, viewer, past);
    }
  },
};

/** Gives the commands again and compares; how many it took. */
function playAgain<G extends GameTypes>(
  context: CheckContext<G>,
  trace: Trace<G>,
  viewer: Viewer<G>,
  past: OtherPast<G>,
): number {
  const { game } = context;
  const canTell = (given: number, how: string): CheckFailed => {
    const [then, now] = [past.version, past.version + given];
    const what = `that ${past.card} of version ${then} is another card`;
    return new CheckFailed(name, `${viewer} can tell at version ${now} ${what}: ${how}`);
  };
  let left = stateAt(trace, past.version);
  let right = past.state;
  let given = 0;
  for (const step of trace.steps.slice(past.version, past.version + MAX_COMMANDS)) {
    given++;
    const { actor, command } = step;
    const decision = game.decide(right, actor, command);
    if (!decision.ok && actor === viewer) throw canTell(given, decision.rejection.message);
    if (!decision.ok) break;
    const other = Object.assign(version(game, right, decision, true), { actor, command });
    const compared = compare(context, viewer, step, other);
    if (compared === "apart") return given;
    if (compared !== "alike") throw canTell(given, compared.how);
    left = step.after;
    right = other.after;
  }
  const telling = tellingCommand(context, left, right, viewer);
  if (telling === undefined) return given;
  throw canTell(given, `it is told so when it tries ${JSON.stringify(telling)}`);
}

/** How the viewer can tell in which world it is, and should not. */
interface Difference {
  readonly how: string;
}

/** `apart`: the viewer is rightly told which world it is in. */
function compare<G extends GameTypes>(
  context: CheckContext<G>,
  viewer: Viewer<G>,
  one: Step<G>,
  other: Step<G>,
): "apart" | "alike" | Difference {
  const { game } = context;
  const here = received(context, one.after, one.events, viewer);
  const there = received(context, other.after, other.events, viewer);
  if (sameJson(here, there)) return "alike";
  const telling = ({ before, command, events, afterEach }: Step<G>): Telling<G> => {
    const told = disclosuresOf(game, before, events, afterEach, viewer);
    return { before, command, told };
  };
  // The same commands were given in both: chance goes the same way.
  const compared = compareDisclosures(rulesOf(game).zones, telling(one), telling(other), true);
  return compared === "apart" ? "apart" : { how: firstDifference(here, there) };
}
