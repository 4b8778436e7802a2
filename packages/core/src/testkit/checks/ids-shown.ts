/**
 * Promise: an id is sent only to who may point at that card. Looks for every card id in everything
 * a viewer receives: it must be one the viewer could point at before or after that very event. (Of
 * views and lists of moves, those of one viewer a state, at random.)
 */
import type { CardId } from "../../ids.ts";
import { seesId } from "../../table/zones.ts";
import type { GameTypes, State, Viewer } from "../../types.ts";
import { type Check, type CheckContext, CheckFailed, viewersOf } from "../check.ts";
import type { Version } from "../trace.ts";

const name = "ids are shown only to who may know them";

export const idsShown: Check = {
  name,
  state<G extends GameTypes>(
    { game, random, legal, view }: CheckContext<G>,
    state: State<G>,
  ): void {
    const viewer = random.pick(viewersOf(state));
    const moves = viewer === "spectator" ? [] : legal(state, viewer);
    const shown = idsWithin([view(state, viewer), moves]);
    expectVisible(game.rules.zones, [state], shown, viewer, "view or legal moves");
  },
  version<G extends GameTypes>(
    { game }: CheckContext<G>,
    { before, events, afterEach }: Version<G>,
  ): void {
    events.forEach((event, i) => {
      const earlier = i === 0 ? before : (afterEach[i - 1] as State<G>);
      const after = afterEach[i] as State<G>;
      const states = earlier === null ? [after] : [earlier, after];
      for (const viewer of viewersOf(after)) {
        const shown = idsWithin(game.maskEvents(after, [event], viewer));
        expectVisible(game.rules.zones, states, shown, viewer, event.type);
      }
    });
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

/** Every id in what is sent, as a value, as a key or in the middle of a sentence. */
const IDS = /(?<![\w-])c[1-9]\d{0,8}(?![\w-])/g;

function idsWithin(value: unknown): ReadonlySet<CardId> {
  return new Set((JSON.stringify(value).match(IDS) ?? []) as CardId[]);
}
