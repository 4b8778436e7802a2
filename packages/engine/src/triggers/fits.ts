/** LT 8.3: what a trigger answers. */
import type { CardId } from "@tcg/core";
import type { CompleteTrigger } from "../cards/complete-cards.ts";
import { sideSeats, snapshotMatches } from "../reading/filters.ts";
import type { Occurrence, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

export function triggerFits(
  table: Table,
  trigger: CompleteTrigger,
  seat: Seat,
  self: CardId,
  occurrence: Occurrence,
): boolean {
  const { on, side, card, filter, summonKinds, by, below } = trigger;
  if (occurrence.on !== on) return false;
  if (!sideSeats(side, seat).includes(occurrence.seat)) return false;
  const subject = occurrence.card;
  if (card === "this" && subject?.card !== self) return false;
  if (card === "another" && (subject === undefined || subject.card === self)) return false;
  if (filter && (subject === undefined || !snapshotMatches(table, subject, filter))) return false;
  if (summonKinds && (occurrence.how === undefined || !summonKinds.includes(occurrence.how))) {
    return false;
  }
  if (by !== undefined && occurrence.by !== by) return false;
  if (on === "life_below") {
    const { amount = 0, before = 0 } = occurrence;
    return below !== undefined && before >= below && amount < below;
  }
  return true;
}
