/** LT 11.1: vice counters on stereotypes. */
import type { CardId } from "@tcg/core";
import { MOST } from "../bounds.ts";
import type { CardCause } from "../causes.ts";
import { onTable } from "../reading/table.ts";
import type { Play } from "../types.ts";

/** LT 1.6: as many as fit. */
export function addVice(play: Play, card: CardId, upTo: number, cause: CardCause): void {
  const before = viceOn(play, card);
  if (before === null) return;
  const count = Math.min(upTo, MOST - before);
  if (count <= 0) return;
  play.emit({ type: "VICE_COUNTER_ADDED", ...cause, card, count, vice: before + count });
}

/** Takes off what there is; gives how many. */
export function removeVice(play: Play, card: CardId, count: number, cause: CardCause): number {
  const before = viceOn(play, card) ?? 0;
  const taken = Math.min(before, Math.max(0, count));
  if (taken > 0) {
    const vice = before - taken;
    play.emit({ type: "VICE_COUNTER_REMOVED", ...cause, card, count: taken, vice });
  }
  return taken;
}

/** Null for what is no stereotype on the board. */
function viceOn(play: Play, card: CardId): number | null {
  const placed = onTable(play.state, card);
  return placed?.zone === "board" ? placed.data.vice : null;
}
