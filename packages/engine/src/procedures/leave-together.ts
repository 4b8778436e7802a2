/** LT 1.5: cards that leave in one batch. */
import { byPrintedCard, type CardId } from "@tcg/core";
import type { DiscardCause } from "../causes.ts";
import { allOnTable } from "../reading/table.ts";
import type { LunchTable, Play, Snapshot } from "../types.ts";
import { discard, lastKnown } from "./leave.ts";

/**
 * Those on the table leave turn seat first, then by slot, whatever the order they were chosen in.
 * What triggers sees each card as it was before any of them left.
 */
export function leaveTogether(
  play: Play,
  cards: readonly CardId[],
  procedure: (play: Play, id: CardId, was: Snapshot | null) => void,
): void {
  const ordered = allOnTable(play.state).filter((id) => cards.includes(id));
  const elsewhere = cards.filter((id) => !ordered.includes(id));
  const leaving = [...ordered, ...elsewhere].map((id) => ({
    id,
    was: lastKnown(play, id),
  }));
  for (const { id, was } of leaving) procedure(play, id, was);
}

/** LT 3.4: their order tells nobody when they were drawn. */
export function discardTogether(play: Play, cards: readonly CardId[], cause: DiscardCause): void {
  for (const id of byPrintedCard<LunchTable>(play.state, cards)) discard(play, id, cause);
}
