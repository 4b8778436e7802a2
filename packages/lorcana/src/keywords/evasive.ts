/** CR 10.4 Evasive: only a character with Evasive challenges it, or one with Alert. */
import type { CardId } from "@tcg/core";
import { hasPower } from "../reading/keywords-of.ts";
import type { Table } from "../types.ts";

export function evades(table: Table, target: CardId, challenger: CardId): boolean {
  return hasPower(table, target, "evades") && !hasPower(table, challenger, "challenges-evasive");
}
