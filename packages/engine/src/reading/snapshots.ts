/** A card as it is now, for what may ask about it later (LT 8.14). */
import { type CardId, cardOf } from "@tcg/core";
import type { Snapshot, Table } from "../types.ts";
import { statsOf } from "./stats.ts";
import { onTable } from "./table.ts";

/** `revealed`: everybody is about to see its face, though it lies face-down. */
export function snapshot(
  table: Table,
  id: CardId,
  { revealed = false }: { readonly revealed?: boolean } = {},
): Snapshot {
  const { state } = table;
  const card = cardOf(state, id);
  const data = onTable(state, id)?.data ?? null;
  const hidden = card.faceDown && !revealed;
  const stats = hidden ? { attack: 0, defense: 0 } : statsOf(table, id);
  return {
    card: id,
    def: hidden ? null : card.def,
    controller: card.seat,
    ...stats,
    vice: data?.vice ?? 0,
    position: data?.position ?? null,
    summoned: data?.summoned ?? null,
  };
}
