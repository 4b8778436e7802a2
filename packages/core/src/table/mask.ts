/** Shows a viewer its share of a table change. What is left out is absent, not null. */
import type { Learned, Renamed, TableChange } from "./changes.ts";

/** `sees(seats)`: is the viewer among these seats? */
export type SeenBy = (seats: readonly string[]) => boolean;

export function maskChange(change: TableChange, sees: SeenBy): object {
  switch (change.op) {
    case "place": {
      const { op, seat, zone, owner, faceDown, data } = change;
      const count = change.cards.length;
      const open = { op, seat, zone, owner, faceDown, data, count };
      if (!sees(change.idsSeenBy)) return open;
      const faces = sees(change.facesSeenBy);
      const cards = change.cards.map(({ card, def }) => (faces ? { card, def } : { card }));
      return { ...open, index: change.index, cards };
    }
    case "move": {
      const { op, owner, faceDown, data, from, to } = change;
      return {
        op,
        owner,
        faceDown,
        data,
        from: sees(change.oldPlaceSeenBy) ? from : { seat: from.seat, zone: from.zone },
        to: sees(change.newPlaceSeenBy) ? to : { seat: to.seat, zone: to.zone },
        ...(sees(change.oldIdSeenBy) && { card: change.card }),
        ...(sees(change.newIdSeenBy) && { as: change.as }),
        ...(sees(change.faceSeenBy) && { def: change.def }),
        ...(change.rest.length > 0 && sees(change.restSeenBy) && { rest: change.rest }),
      };
    }
    case "shuffle": {
      const { op, seat, zone, order } = change;
      if (!sees(change.seenBy)) return { op, seat, zone, count: order.length };
      return { op, seat, zone, count: order.length, order };
    }
    case "learn": {
      const { op, seat, zone, by, cards } = change;
      const renamed = renamedInSight(change.renamed, sees);
      return {
        op,
        seat,
        zone,
        by,
        count: cards.length,
        ...(sees(change.seenBy) && { cards }),
        ...(renamed.length > 0 && { renamed }),
      };
    }
    case "turn": {
      const { op, card, faceDown, def } = change;
      return sees(change.seenBy) ? { op, card, faceDown, def } : { op, card, faceDown };
    }
    case "hand-over": {
      const { op, card, from, to, def } = change;
      return sees(change.seenBy) ? { op, card, from, to, def } : { op, card, from, to };
    }
    case "remove": {
      const { op, card, from, def } = change;
      return sees(change.seenBy) ? { op, card, from, def } : { op, card, from };
    }
    // Everybody knows that none is left; nobody is told which they were.
    case "clear": {
      const { op, seat, zone, cards } = change;
      return { op, seat, zone, count: cards.length };
    }
  }
}

/** The new ids of those cards that the viewer knew by their old ones. */
function renamedInSight(renamed: Learned["renamed"], sees: SeenBy): Renamed[] {
  return renamed.filter(({ seenBy }) => sees(seenBy)).map(({ card, as }) => ({ card, as }));
}
