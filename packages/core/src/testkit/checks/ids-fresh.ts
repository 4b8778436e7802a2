/**
 * Promise: an id cannot be followed. Every zone change and every shuffle issues ids that were
 * never used before, and the old ones are gone.
 */
import { cardNumber } from "../../ids.ts";
import type { GameTypes } from "../../types.ts";
import { type Check, type CheckContext, CheckFailed } from "../check.ts";
import { renamedBy } from "../lineage.ts";
import type { Step } from "../trace.ts";

const name = "ids are fresh after every zone change and shuffle";

export const idsFresh: Check = {
  name,
  step<G extends GameTypes>({ game }: CheckContext<G>, step: Step<G>): void {
    let state = step.before;
    for (const event of step.events) {
      const after = game.evolve(state, [event]);
      const renamed = "change" in event && event.change ? renamedBy(event.change) : [];
      for (const { card, as } of renamed) {
        if (cardNumber(as) < state.nextId) {
          throw new CheckFailed(name, `${event.type} gives out ${as}, which is not new`);
        }
        if (after.cards[card] !== undefined) {
          throw new CheckFailed(name, `${card} can still be pointed at after ${event.type}`);
        }
      }
      state = after;
    }
  },
};
