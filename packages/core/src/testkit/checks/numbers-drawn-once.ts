/**
 * Promise: no random number serves two purposes. Streams only go forward, every order that is drawn
 * takes numbers of its own, and what takes none does not depend on the seed.
 */

import { rulesOf } from "../../rules-of.ts";
import { sameJson } from "../../same-json.ts";
import type { EventOf, GameTypes, KernelEvent } from "../../types.ts";
import { type Check, type CheckContext, CheckFailed, firstDifference } from "../check.ts";
import { drawnOrder, reseeded } from "../drawn-orders.ts";
import { drawnSeat } from "../drawn-seat.ts";
import { type Step, type Trace, versionsOf } from "../trace.ts";

const name = "no random number serves twice";
/** Larger than any that a fuzzed match is played with. */
const OTHER_SEED = 2 ** 40;

export const numbersDrawnOnce: Check = {
  name,
  isHeavy: true,
  step<G extends GameTypes>({ game }: CheckContext<G>, step: Step<G>): void {
    const { before, actor, command, events } = step;
    if (before.random.source.kind === "script" || events.some(isDraw)) return;
    const again = game.decide(reseeded(before, OTHER_SEED), actor, command);
    const other = again.ok ? again.events : again.rejection;
    if (sameJson(other, events)) return;
    const difference = firstDifference(events, other);
    throw new CheckFailed(name, `chance decides, and no number is drawn: ${difference}`);
  },
  match<G extends GameTypes>({ game }: CheckContext<G>, trace: Trace<G>): void {
    const used = new Map<string, number>();
    versionsOf(trace).forEach(({ events }, number) => {
      // Numbers that were drawn and that nothing was made of yet, in this version.
      let free = 0;
      for (const event of events) {
        if (isDraw(event)) free += goForward(used, event);
        const order = drawnOrder(rulesOf(game), event);
        if (order === null) continue;
        // The last card has only one place left.
        free -= Math.max(0, order.cards.length - 1);
        if (free < 0) throw new CheckFailed(name, `${order.where} is drawn by old numbers`);
      }
      if (number > 0 || free > 0) return;
      const { opening, options } = trace;
      const seat = drawnSeat(rulesOf(game), opening.after, options);
      if (seat !== null) throw new CheckFailed(name, `that ${seat} begins is drawn by old numbers`);
    });
  },
};

type Draw = Extract<KernelEvent<GameTypes>, { readonly type: "RANDOM_USED" }>;

function isDraw<G extends GameTypes>(event: EventOf<G> | Draw): event is Draw {
  return event.type === "RANDOM_USED";
}

/** How many numbers were drawn. */
function goForward(used: Map<string, number>, { stream, used: now }: Draw): number {
  const before = used.get(stream) ?? 0;
  if (now <= before) throw new CheckFailed(name, `${stream} goes back from ${before} to ${now}`);
  used.set(stream, now);
  return now - before;
}
