/**
 * Promise: an id cannot be followed. Every zone change and every shuffle issues ids that were
 * never used before, and the old ones are gone. Who lost sight of a card is never shown the same id
 * again: it would know that this card was there all the time.
 */
import { type CardId, cardNumber } from "../../ids.ts";
import { seesId } from "../../table/zones.ts";
import type { GameTypes, State } from "../../types.ts";
import { type Check, type CheckContext, CheckFailed, viewersOf } from "../check.ts";
import { renamedBy } from "../lineage.ts";
import { type Trace, type Version, versionsOf } from "../trace.ts";

const name = "ids are fresh after every zone change and shuffle";

export const idsFresh: Check = {
  name,
  isHeavy: true,
  version<G extends GameTypes>(
    _context: CheckContext<G>,
    { before, events, afterEach }: Version<G>,
  ): void {
    events.forEach((event, i) => {
      if (!("change" in event) || event.change === undefined) return;
      const nextId = (i === 0 ? before : afterEach[i - 1])?.nextId ?? 1;
      const after = afterEach[i] as State<G>;
      const { change } = event;
      const placed = change.op === "place" ? change.cards.map(({ card }) => card) : [];
      for (const id of [...placed, ...renamedBy(change).map(({ as }) => as)]) {
        if (cardNumber(id) >= nextId) continue;
        throw new CheckFailed(name, `${event.type} gives out ${id}, which is not new`);
      }
      for (const { card } of renamedBy(change)) {
        if (after.cards[card] === undefined) continue;
        throw new CheckFailed(name, `${card} can still be pointed at after ${event.type}`);
      }
    });
  },
  match<G extends GameTypes>({ game }: CheckContext<G>, trace: Trace<G>): void {
    const { zones } = game.rules;
    for (const viewer of viewersOf(trace.opening.after)) {
      let seen = new Set<CardId>();
      const lost = new Set<CardId>();
      versionsOf(trace).forEach(({ after }, number) => {
        const ids = Object.keys(after.cards) as CardId[];
        const now = new Set(ids.filter((id) => seesId(zones, after, id, viewer)));
        for (const id of seen) if (!now.has(id)) lost.add(id);
        const again = [...now].find((id) => lost.has(id));
        if (again !== undefined) {
          const where = `at version ${number}`;
          throw new CheckFailed(
            name,
            `${viewer} lost sight of ${again} and sees it again ${where}`,
          );
        }
        seen = now;
      });
    }
  },
};
