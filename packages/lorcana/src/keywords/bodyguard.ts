/** CR 10.2 Bodyguard: it may enter exerted, and characters beside it are not challenged if it can be. */
import type { CardId } from "@tcg/core";
import { hasPower } from "../reading/keywords-of.ts";
import type { Table } from "../types.ts";

export function mayEnterExerted(table: Table, id: CardId): boolean {
  return hasPower(table, id, "may-enter-exerted");
}

/**
 * "If able": only a bodyguard `beside` it counts, a character of the same player, which this
 * challenger could challenge but for this rule.
 */
export function isGuarded(
  table: Table,
  target: CardId,
  beside: readonly CardId[],
  canBeChallenged: (id: CardId) => boolean,
): boolean {
  if (hasPower(table, target, "guards")) return false;
  return beside.some((id) => hasPower(table, id, "guards") && canBeChallenged(id));
}
