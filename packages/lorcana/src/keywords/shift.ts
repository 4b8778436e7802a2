/** CR 10.8 Shift: played on top of one's own character with the same name, for another cost. */
import { type CardId, cardOf, idsIn } from "@tcg/core";
import type { Cost } from "../cards.ts";
import type { CompleteKeyword } from "../complete-cards.ts";
import { definitionOf, namesOf, printedCard } from "../reading/printed.ts";
import { factsOn } from "../reading/standing.ts";
import type { Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

export function shiftOf(table: Table, id: CardId): CompleteKeyword | null {
  return printedCard(table, cardOf(table.state, id).def).shift;
}

/** CR 10.8.7: with its classification, or any character, for the variants. */
export function isShiftBase(table: Table, id: CardId, onto: CardId): boolean {
  const shift = shiftOf(table, id);
  const base = definitionOf(table, onto);
  if (shift === null || base.type !== "character") return false;
  if (shift.onto === "any") return true;
  if (shift.onto !== "same-name") return base.classifications.includes(shift.onto.classification);
  const names = namesOf(table, id);
  if (namesOf(table, onto).some((name) => names.includes(name))) return true;
  return factsOn(table, onto, "shift-name").some(
    ({ fact: { name } }) => typeof name === "object" || names.includes(name),
  );
}

export function shiftBases(table: Table, seat: Seat, id: CardId): CardId[] {
  if (shiftOf(table, id) === null) return [];
  return idsIn(table.state, seat, "play").filter((onto) => isShiftBase(table, id, onto));
}

/** CR 4.3.4.5: null where Shift is not paid in ink, which then nothing changes. */
export function shiftInk(shift: CompleteKeyword): number | null {
  return shift.value;
}

export function shiftCosts(shift: CompleteKeyword): readonly Cost[] {
  return shift.costs;
}
