/**
 * Promise: an id is sent only to who may point at that card. Looks for every card id in everything
 * a viewer receives: it must be one the viewer can point at, or one it could and that is gone. (Of views and lists of moves, those of one viewer a version, at random.)
 */
import type { CardId } from "../../ids.ts";
import { seesId } from "../../table/zones.ts";
import type { EventOf, GameTypes, State, Viewer } from "../../types.ts";
import { type Check, type CheckContext, CheckFailed, viewersOf } from "../check.ts";
import { idsAfter } from "../lineage.ts";
import { type Trace, versionsOf } from "../trace.ts";

const name = "ids are shown only to who may know them";

export const idsShown: Check = {
  name,
  isHeavy: true,
  match<G extends GameTypes>(context: CheckContext<G>, trace: Trace<G>): void {
    const { game, random, legal, view } = context;
    const met = new Map<Viewer<G>, Set<CardId>>();
    for (const viewer of viewersOf(trace.opening.after)) met.set(viewer, new Set());
    versionsOf(trace).forEach(({ events, after, afterEach }, number) => {
      events.forEach((event, i) => {
        const state = afterEach[i] as State<G>;
        for (const [viewer, ids] of met) {
          meet(context, event, state, viewer, ids);
          const shown = idsWithin(game.maskEvents(state, [event], viewer));
          const pointsAt = (id: CardId): boolean =>
            ids.has(id) &&
            (state.cards[id] === undefined || seesId(game.rules.zones, state, id, viewer));
          expectMet(pointsAt, shown, viewer, `${event.type} of version ${number}`);
        }
      });
      const viewer = random.pick(viewersOf(after));
      const moves = viewer === "spectator" ? [] : legal(after, viewer);
      const shown = idsWithin([view(after, viewer), moves]);
      const where = `the view or moves of version ${number}`;
      const pointsAt = (id: CardId): boolean =>
        after.cards[id] === undefined
          ? met.get(viewer)?.has(id) === true
          : seesId(game.rules.zones, after, id, viewer);
      expectMet(pointsAt, shown, viewer, where);
    });
  },
};

/** Notes the ids that an event has put before a viewer's eyes. */
function meet<G extends GameTypes>(
  { game }: CheckContext<G>,
  event: EventOf<G>,
  after: State<G>,
  viewer: Viewer<G>,
  ids: Set<CardId>,
): void {
  if (!("change" in event) || event.change === undefined) return;
  for (const id of idsAfter(event.change)) {
    if (seesId(game.rules.zones, after, id, viewer)) ids.add(id);
  }
}

function expectMet(
  pointsAt: (id: CardId) => boolean,
  shown: ReadonlySet<CardId>,
  viewer: string,
  where: string,
): void {
  for (const id of shown) {
    if (!pointsAt(id)) {
      throw new CheckFailed(name, `${viewer} is sent ${id} in ${where} and may not know it`);
    }
  }
}

/** Every id in what is sent, as a value, as a key or in the middle of a sentence. */
const IDS = /(?<![\w-])c[1-9]\d{0,8}(?![\w-])/g;

function idsWithin(value: unknown): ReadonlySet<CardId> {
  return new Set((JSON.stringify(value).match(IDS) ?? []) as CardId[]);
}
