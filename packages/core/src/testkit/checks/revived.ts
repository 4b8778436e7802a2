/**
 * Promise: state is JSON and the whole truth. Writing and reading it at any moment changes nothing
 * that follows. The text is the canonical one, so nothing may depend on the order of keys either.
 * Every other step, chosen at random, is played a second time from the state that was read.
 */
import { canonicalJson } from "../../canonical-json.ts";
import { sameJson } from "../../same-json.ts";
import type { Actor, GameTypes, State } from "../../types.ts";
import { type Check, type CheckContext, CheckFailed, firstDifference } from "../check.ts";
import type { Step } from "../trace.ts";

const name = "a revived state plays on the same";

export const revived: Check = {
  name,
  isHeavy: true,
  step<G extends GameTypes>({ game, random, legal, view }: CheckContext<G>, step: Step<G>): void {
    if (random.int(2) === 0) return;
    const { before, events, after } = step;
    const copy = JSON.parse(canonicalJson(before)) as State<G>;
    const again = game.decide(copy, step.actor, step.command);
    expectSame(again, { ok: true, events, state: after });
    const actor: Actor<G> = random.pick([...before.seating, "referee"]);
    expectSame(game.legalMoves(copy, actor), legal(before, actor));
    // What a view takes over from the version before is what would be made anew.
    expectSame(game.mask(copy, actor), view(before, actor));
  },
};

function expectSame(again: unknown, live: unknown): void {
  if (!sameJson(again, live)) throw new CheckFailed(name, firstDifference(again, live));
}
