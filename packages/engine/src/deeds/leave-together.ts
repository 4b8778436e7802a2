/** LT 1.5: cards that leave in one batch. */
import type { CardId } from "@tcg/core";
import type { Book } from "../table.ts";
import type { Play, Snapshot } from "../types.ts";
import { lastKnown } from "./leave.ts";

/** What triggers sees each card as it was before any of them left. */
export function leaveTogether(
  book: Book,
  play: Play,
  cards: readonly CardId[],
  deed: (book: Book, play: Play, id: CardId, was: Snapshot | null) => void,
): void {
  const leaving = cards.map((id) => ({ id, was: lastKnown(book, play.state, id) }));
  for (const { id, was } of leaving) deed(book, play, id, was);
}
