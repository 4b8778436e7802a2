/** LT 1.5: cards that leave in one batch. */
import type { CardId } from "@tcg/core";
import { allOnTable } from "../reading/table.ts";
import type { Play, Snapshot } from "../types.ts";
import { lastKnown } from "./leave.ts";

/**
 * Those on the table leave turn seat first, then by slot, whatever the order they were chosen in.
 * What triggers sees each card as it was before any of them left.
 */
export function leaveTogether(
  play: Play,
  cards: readonly CardId[],
  deed: (play: Play, id: CardId, was: Snapshot | null) => void,
): void {
  const ordered = allOnTable(play.state).filter((id) => cards.includes(id));
  const elsewhere = cards.filter((id) => !ordered.includes(id));
  const leaving = [...ordered, ...elsewhere].map((id) => ({
    id,
    was: lastKnown(play, id),
  }));
  for (const { id, was } of leaving) deed(play, id, was);
}
