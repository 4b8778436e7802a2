/** LT 8.10: destruction, with its protections. What is destroyed together is one batch (LT 1.5). */
import type { CardId } from "@tcg/core";
import { snapshot } from "../reading/snapshots.ts";
import { isProtected } from "../reading/stats.ts";
import { allOnTable } from "../reading/table.ts";
import type { Play, Source } from "../types.ts";
import { sendToGraveyard } from "./leave.ts";

interface Destruction {
  readonly by: "battle" | "effect";
  /** The card that destroys each of them. */
  readonly source: (doomed: CardId) => Source | null;
  /** Protections notwithstanding, as for an equip without its stereotype (LT 7.6). */
  readonly regardless?: boolean;
}

export function destroyCards(
  play: Play,
  ids: readonly CardId[],
  { by, source, regardless = false }: Destruction,
): CardId[] {
  const { state } = play;
  // Turn seat first, then by slot; all as they were before any of them left.
  const doomed = allOnTable(state)
    .filter((id) => ids.includes(id) && (regardless || !isProtected(play, id, by)))
    .map((id) => snapshot(play, id));
  for (const was of doomed) {
    play.emit({ type: "CARD_DESTROYED", was, by, source: source(was.card) });
  }
  for (const was of doomed) sendToGraveyard(play, was.card, "destroyed", was);
  return doomed.map(({ card }) => card);
}
