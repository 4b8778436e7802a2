/**
 * Steps in which something hidden comes to light, or is lost sight of: cards are looked at, shown,
 * found, turned up or shuffled, or several leave a hand. They are few, and most leaks begin in one of
 * them, so the checks that otherwise look at a sample look at every one of them.
 */
import type { Moved, TableChange } from "../table/changes.ts";
import { type ZoneRules, zoneShows } from "../table/zones.ts";
import type { EventOf, GameTypes } from "../types.ts";
import { leavingHands } from "./leaving-hands.ts";

export function isRevealing<G extends GameTypes>(
  zones: ZoneRules<G>,
  events: readonly EventOf<G>[],
): boolean {
  const isRevealed = events.some(
    (event) => "change" in event && event.change !== undefined && reveals(zones, event.change),
  );
  return isRevealed || leavingHands(zones, events).length > 1;
}

function reveals<G extends GameTypes>(zones: ZoneRules<G>, change: TableChange): boolean {
  switch (change.op) {
    case "learn":
    case "shuffle":
      return true;
    case "turn":
      return !change.faceDown;
    case "move":
      return isTakenFromADeck(zones, change) || isShownOnTheWay(zones, change);
    case "place":
    case "hand-over":
    case "remove":
    case "clear":
      return false;
  }
}

/** By an effect: to draw the top card into one's hand reveals nothing. */
function isTakenFromADeck<G extends GameTypes>(zones: ZoneRules<G>, { from, to }: Moved): boolean {
  const { ordered, faces } = zones[from.zone as G["zone"]];
  if (!ordered || faces !== "nobody") return false;
  const isDraw = from.index === 0 && zones[to.zone as G["zone"]].faces === "owner";
  return !isDraw || from.seat !== to.seat;
}

/** Somebody sees its face now who does not see it where it arrives. */
function isShownOnTheWay<G extends GameTypes>(
  zones: ZoneRules<G>,
  { to, faceDown, faceSeenBy }: Moved,
): boolean {
  const rule = zones[to.zone as G["zone"]];
  return faceSeenBy.some((seat) => !zoneShows(rule, to.seat, faceDown, seat));
}
