/** CR 10.2 Bodyguard: it may enter exerted, and characters beside it are not challenged if it can be. */
import { type CardId, cardOf, derivedFor, idsIn } from "@tcg/core";
import { hasPower } from "../reading/keywords-of.ts";
import { definitionOf } from "../reading/printed.ts";
import type { Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

export function mayEnterExerted(table: Table, id: CardId): boolean {
  return hasPower(table, id, "may-enter-exerted");
}

/** The characters of a player that have it. Each challenge that is thought of asks for them. */
const bodyguards = derivedFor((table: Table, seat: Seat): readonly CardId[] =>
  idsIn(table.state, seat, "play").filter(
    (id) => definitionOf(table, id).type === "character" && hasPower(table, id, "guards"),
  ),
);

/**
 * "If able": only a bodyguard beside it counts, of the same player, which this challenger could challenge
 * but for this rule.
 */
export function isGuarded(
  table: Table,
  target: CardId,
  canBeChallenged: (id: CardId) => boolean,
): boolean {
  if (hasPower(table, target, "guards")) return false;
  return bodyguards(table, cardOf(table.state, target).seat).some(canBeChallenged);
}
