/** Cards that leave a hand: a zone that its owner alone looks into, and in which order means nothing. */
import type { Moved } from "../table/changes.ts";
import type { ZoneRules } from "../table/zones.ts";
import type { EventOf, GameTypes } from "../types.ts";

export function leavingHands<G extends GameTypes>(
  zones: ZoneRules<G>,
  events: readonly EventOf<G>[],
): Moved[] {
  return events.flatMap((event) => {
    const change = "change" in event ? event.change : undefined;
    return change?.op === "move" && isHand(zones, change.from.zone) ? [change] : [];
  });
}

export function isHand<G extends GameTypes>(zones: ZoneRules<G>, zone: string): boolean {
  const { faces, ordered } = zones[zone as G["zone"]];
  return faces === "owner" && !ordered;
}
