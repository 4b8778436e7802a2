/** What a change of cards may change of what rules derive. */
import type { Touch } from "../memory.ts";
import type { GameTypes } from "../types.ts";
import type { TableChange } from "./changes.ts";
import type { ZoneRules } from "./zones.ts";

/** A card that goes from a deck to a hand is counted there, but nothing on the table has changed. */
export function touchOf<G extends GameTypes>(zones: ZoneRules<G>, change: TableChange): Touch {
  switch (change.op) {
    case "move":
      return isTable(zones, change.from.zone) || isTable(zones, change.to.zone) ? "table" : "cards";
    case "place":
    case "shuffle":
    case "learn":
    case "clear":
      return isTable(zones, change.zone) ? "table" : "cards";
    case "turn":
    case "hand-over":
    case "remove":
      return "table";
  }
}

function isTable<G extends GameTypes>(zones: ZoneRules<G>, zone: string): boolean {
  return zones[zone as G["zone"]].faces === "all";
}
