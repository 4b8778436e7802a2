/** Promise: state is JSON. Writing and reading it at any moment changes nothing that follows. */
import { canonicalJson } from "../../canonical-json.ts";
import type { GameTypes } from "../../types.ts";
import { type Check, type CheckContext, CheckFailed, firstDifference } from "../check.ts";
import type { Step } from "../trace.ts";

const name = "a revived state plays on the same";

export const revived: Check = {
  name,
  step<G extends GameTypes>({ game }: CheckContext<G>, step: Step<G>): void {
    const text = canonicalJson(step.before);
    const again = game.decide(JSON.parse(text), step.actor, step.command);
    const live = { ok: true, events: step.events, state: step.after };
    const [left, right] = [canonicalJson(again), canonicalJson(live)];
    if (left !== right) throw new CheckFailed(name, firstDifference(left, right));
  },
};
