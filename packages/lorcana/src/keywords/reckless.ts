/** CR 10.5 Reckless: it does not quest, and the turn does not end while it could challenge. */
import type { CardId } from "@tcg/core";
import { canChallengeAnything } from "../challenge/legality.ts";
import { hasPower } from "../reading/keywords-of.ts";
import type { Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

/** CR 10.5.2 */
export function isReckless(table: Table, id: CardId): boolean {
  return hasPower(table, id, "does-not-quest");
}

/** CR 10.5.3: all restrictions count, so one that is exerted or drying, or finds no target holds nothing up. */
export function whoMustChallenge(table: Table, seat: Seat): CardId | null {
  const { state } = table;
  for (const id of state.seats[seat].play) {
    if (id === null) continue;
    if (hasPower(table, id, "must-challenge") && canChallengeAnything(table, seat, id)) return id;
  }
  return null;
}
