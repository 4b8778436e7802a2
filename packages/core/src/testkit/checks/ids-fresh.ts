/**
 * Promise: an id cannot be followed. Every zone change and every shuffle issues ids that were never
 * used before, and the old ones are gone. A viewer that lost sight of a card is never shown the same
 * id again: it would know that this card was there all the time.
 */

import { type CardId, cardNumber } from "../../ids.ts";
import { rulesOf } from "../../rules-of.ts";
import type { TableChange } from "../../table/changes.ts";
import { seesId } from "../../table/zones.ts";
import type { EventOf, GameTypes, State, Viewer } from "../../types.ts";
import { type Check, type CheckContext, CheckFailed, viewersOf } from "../check.ts";
import { idsAfter, renamedBy } from "../lineage.ts";
import { lookOn, type Onlooker, type Trace, type Version } from "../trace.ts";

const name = "ids are fresh after every zone change and shuffle";

export const idsFresh: Check = {
  name,
  version<G extends GameTypes>(
    _context: CheckContext<G>,
    { before, events, after }: Version<G>,
  ): void {
    let nextId = before?.nextId ?? 1;
    for (const event of events) {
      const change = "change" in event ? event.change : undefined;
      if (change === undefined) continue;
      const issued = newIds(change);
      const old = issued.find((id) => cardNumber(id) < nextId);
      if (old !== undefined) {
        throw new CheckFailed(name, `${event.type} gives out ${old}, which is not new`);
      }
      nextId = Math.max(nextId, ...issued.map((id) => cardNumber(id) + 1));
      for (const { card } of renamedBy(change)) {
        if (!after.cards.has(card)) continue;
        throw new CheckFailed(name, `${card} can still be pointed at after ${event.type}`);
      }
    }
  },
  match<G extends GameTypes>(context: CheckContext<G>, trace: Trace<G>): void {
    lookOn(context.game, trace, new Watch(context, viewersOf(trace.opening.after)));
  },
};

function newIds(change: TableChange): CardId[] {
  if (change.op === "place") return change.cards.map(({ card }) => card);
  return renamedBy(change).map(({ as }) => as);
}

/** Watches what each viewer can point at, from version to version. */
class Watch<G extends GameTypes> implements Onlooker<G> {
  readonly #context: CheckContext<G>;
  readonly #sights: readonly Sight<G>[];
  /** Ids that this version has touched. */
  readonly #touched = new Set<CardId>();

  constructor(context: CheckContext<G>, viewers: readonly Viewer<G>[]) {
    this.#context = context;
    this.#sights = viewers.map((viewer) => ({ viewer, seen: new Set(), lost: new Set() }));
  }

  after(event: EventOf<G>): void {
    const change = "change" in event ? event.change : undefined;
    if (change === undefined) return;
    for (const { card } of renamedBy(change)) this.#touched.add(card);
    for (const id of idsAfter(change)) this.#touched.add(id);
    if (change.op === "move") for (const { card } of change.forgotten) this.#touched.add(card);
  }

  version(state: State<G>, { isSampled }: Version<G>, number: number): void {
    const { zones } = rulesOf(this.#context.game);
    for (const { viewer, seen, lost } of this.#sights) {
      // A rule may have written where only changes are to: now and then look at every card.
      const all = isSampled ? new Set([...state.cards.ids(), ...seen]) : null;
      for (const id of all ?? this.#touched) {
        const isSeen = seesId(zones, state, id, viewer);
        if (!isSeen && seen.delete(id)) lost.add(id);
        if (isSeen && lost.has(id)) {
          const where = `at version ${number}`;
          throw new CheckFailed(name, `${viewer} lost sight of ${id} and sees it again ${where}`);
        }
        if (isSeen) seen.add(id);
      }
    }
    this.#touched.clear();
  }
}

/** What a viewer can point at now, and what it could and cannot any more. */
interface Sight<G extends GameTypes> {
  readonly viewer: Viewer<G>;
  readonly seen: Set<CardId>;
  readonly lost: Set<CardId>;
}
