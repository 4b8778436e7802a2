/**
 * Promise: an id cannot be followed. Every zone change and every shuffle issues ids that were
 * never used before, and the old ones are gone.
 */
import { type CardId, cardNumber } from "../../ids.ts";
import type { TableChange } from "../../table/changes.ts";
import type { GameTypes } from "../../types.ts";
import { type Check, type CheckContext, CheckFailed } from "../check.ts";
import type { Step } from "../trace.ts";

const name = "ids are fresh after every zone change and shuffle";

export const idsFresh: Check = {
  name,
  step<G extends GameTypes>({ game }: CheckContext<G>, step: Step<G>): void {
    let state = step.before;
    for (const event of step.events) {
      const after = game.evolve(state, [event]);
      const { old, issued } = "change" in event && event.change ? names(event.change) : nothing;
      for (const id of issued) {
        if (cardNumber(id) < state.nextId) {
          throw new CheckFailed(name, `${event.type} gives out ${id}, which is not new`);
        }
      }
      for (const id of old) {
        if (after.cards[id] !== undefined) {
          throw new CheckFailed(name, `${id} can still be pointed at after ${event.type}`);
        }
      }
      state = after;
    }
  },
};

const nothing: { old: CardId[]; issued: CardId[] } = { old: [], issued: [] };

function names(change: TableChange): { old: CardId[]; issued: CardId[] } {
  switch (change.op) {
    case "place":
      return { old: [], issued: change.cards.map(({ card }) => card) };
    case "move":
    case "shuffle": {
      const renamed = change.op === "move" ? [change, ...change.rest] : change.order;
      return { old: renamed.map(({ card }) => card), issued: renamed.map(({ as }) => as) };
    }
    case "remove":
      return { old: [change.card], issued: [] };
    case "learn":
    case "turn":
    case "hand-over":
      return nothing;
  }
}
