/** LT 8.10: destruction, with its protections. What is destroyed together is one batch (LT 1.5). */
import type { CardId } from "@tcg/core";
import type { LostStereotype } from "../causes.ts";
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
  readonly lost?: (equip: CardId) => LostStereotype | null;
}

export function destroyCards(
  play: Play,
  ids: readonly CardId[],
  { by, source, regardless = false, lost = () => null }: Destruction,
): CardId[] {
  const { state } = play;
  // Turn seat first, then by slot; all as they were before any of them left.
  const doomed = allOnTable(state)
    .filter((id) => ids.includes(id) && (regardless || !isProtected(play, id, by)))
    .map((id) => ({ was: snapshot(play, id), source: source(id), lost: lost(id) }));
  for (const { was, source: destroyer, lost: from } of doomed) {
    const event = { type: "CARD_DESTROYED", was, by, source: destroyer } as const;
    play.emit({ ...event, ...(from !== null && { lost: from }) });
  }
  for (const { was, source: destroyer } of doomed) {
    const given = { was, ...(destroyer && { source: destroyer }) };
    sendToGraveyard(play, was.card, "destroyed", given);
  }
  return doomed.map(({ was }) => was.card);
}
