/**
 * Promise: an id is sent only to who may point at that card. Looks for every card id in everything
 * a viewer receives: it must be one the viewer could point at before or after that very event.
 */
import { type CardId, isCardId } from "../../ids.ts";
import { seesId } from "../../table/zones.ts";
import type { GameTypes, State, Viewer } from "../../types.ts";
import { type Check, type CheckContext, CheckFailed, viewersOf } from "../check.ts";
import type { Step } from "../trace.ts";

const name = "ids are shown only to who may know them";

export const idsShown: Check = {
  name,
  state<G extends GameTypes>({ game }: CheckContext<G>, state: State<G>): void {
    for (const viewer of viewersOf(state)) {
      const legal = viewer === "spectator" ? [] : game.legalMoves(state, viewer);
      const shown = idsWithin([game.mask(state, viewer), legal]);
      expectVisible(game.rules.zones, [state], shown, viewer, "view or legal moves");
    }
  },
  step<G extends GameTypes>({ game }: CheckContext<G>, step: Step<G>): void {
    let before = step.before;
    for (const event of step.events) {
      const after = game.evolve(before, [event]);
      for (const viewer of viewersOf(after)) {
        const shown = idsWithin(game.maskEvents(after, [event], viewer));
        expectVisible(game.rules.zones, [before, after], shown, viewer, event.type);
      }
      before = after;
    }
  },
};

function expectVisible<G extends GameTypes>(
  zones: Parameters<typeof seesId<G>>[0],
  states: readonly State<G>[],
  ids: ReadonlySet<CardId>,
  viewer: Viewer<G>,
  where: string,
): void {
  for (const id of ids) {
    if (!states.some((state) => seesId(zones, state, id, viewer))) {
      throw new CheckFailed(name, `${viewer} is sent ${id} in ${where} and may not know it`);
    }
  }
}

function idsWithin(value: unknown, found: Set<CardId> = new Set()): Set<CardId> {
  if (isCardId(value)) found.add(value);
  else if (typeof value === "object" && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      if (isCardId(key)) found.add(key);
      idsWithin(part, found);
    }
  }
  return found;
}
