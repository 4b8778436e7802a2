/** CR 10.4 Evasive: only a character with Evasive challenges it, or one that is alert to it. */
import type { CardId } from "@tcg/core";
import { hasKeyword } from "../reading/keywords-of.ts";
import type { Table } from "../types.ts";
import { isAlert } from "./alert.ts";

export function evades(table: Table, target: CardId, challenger: CardId): boolean {
  if (!hasKeyword(table, target, "evasive")) return false;
  return !hasKeyword(table, challenger, "evasive") && !isAlert(table, challenger);
}
