/** What people look for in a replay of LunchTable: breakdowns and hits that hurt. */
import type { LunchTableEvent } from "@ltcg/engine";
import type { HighlightSign } from "../match/game-display.ts";

/** So much at once is a big hit. */
const BIG_HIT = 2000;

export function highlight(happened: { readonly type: string }): HighlightSign | null {
  // The server says which game a match is of: this is an event of LunchTable.
  const event = happened as LunchTableEvent;
  switch (event.type) {
    case "BREAKDOWN_TRIGGERED":
      return "crack";
    case "DAMAGE_DEALT":
      return event.amount >= BIG_HIT ? "fork" : null;
    default:
      return null;
  }
}
