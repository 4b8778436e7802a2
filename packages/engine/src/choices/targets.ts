/** LT 8.6: what can be chosen as a target. */
import type { CardId } from "@tcg/core";
import type { TargetRequirement } from "../cards/card.ts";
import { cardsIn } from "../reading/filters.ts";
import { isProtected, statsOf } from "../reading/stats.ts";
import { onTable } from "../reading/table.ts";
import type { Source, State, Table } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

export interface Targeting {
  readonly seat: Seat;
  readonly source: Source;
  readonly requirements: readonly TargetRequirement[];
  readonly targets: readonly (readonly CardId[])[];
}

/** The legal targets for one requirement; what is chosen already is not chosen again. */
export function targetOptions(
  table: Table,
  { seat, source, requirements, targets }: Targeting,
  place: number,
): CardId[] {
  const { state } = table;
  const requirement = requirements[place];
  if (requirement === undefined) return [];
  const { zone, side, filter } = requirement;
  const chosen = targets.flat();
  return cardsIn(table, seat, zone, side, filter, statsOf).filter(
    (id) => !chosen.includes(id) && id !== activatedCard(state, source) && !untouchable(table, id),
  );
}

/** A spell or trap that is being activated is on its way and cannot be its own target. */
function activatedCard(state: State, { card }: Source): CardId | null {
  const zone = state.cards.get(card)?.zone;
  return zone === "setZone" ? card : null;
}

function untouchable(table: Table, id: CardId): boolean {
  const { state } = table;
  return onTable(state, id) !== null && isProtected(table, id, "targeting");
}

/** LT 8.6: still a legal target on resolution. */
export function isStillTarget(
  table: Table,
  seat: Seat,
  requirement: TargetRequirement,
  id: CardId,
): boolean {
  const { state } = table;
  if (!state.cards.has(id)) return false;
  const { zone, side, filter } = requirement;
  return cardsIn(table, seat, zone, side, filter, statsOf).includes(id);
}
