/** LT 8.6: what can be chosen as a target. */
import type { CardId } from "@tcg/core";
import type { TargetRequirement } from "../cards.ts";
import { cardsIn } from "../filters.ts";
import { isProtected } from "../stats.ts";
import { type Book, onTable } from "../table.ts";
import type { Source, State } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

export interface Targeting {
  readonly seat: Seat;
  readonly source: Source;
  readonly requirements: readonly TargetRequirement[];
  readonly targets: readonly (readonly CardId[])[];
}

/** The legal targets for one requirement; what is chosen already is not chosen again. */
export function targetOptions(
  book: Book,
  state: State,
  { seat, source, requirements, targets }: Targeting,
  place: number,
): CardId[] {
  const requirement = requirements[place];
  if (requirement === undefined) return [];
  const { zone, side, filter } = requirement;
  const chosen = targets.flat();
  return cardsIn(book, state, seat, zone, side, filter).filter(
    (id) =>
      !chosen.includes(id) && id !== activatedCard(state, source) && !untouchable(book, state, id),
  );
}

/** A spell or trap that is being activated is on its way and cannot be its own target. */
function activatedCard(state: State, { card }: Source): CardId | null {
  const zone = state.cards[card]?.zone;
  return zone === "setZone" ? card : null;
}

function untouchable(book: Book, state: State, id: CardId): boolean {
  return onTable(state, id) !== null && isProtected(book, state, id, "targeting");
}

/** LT 8.6: still a legal target on resolution. */
export function isStillTarget(
  book: Book,
  state: State,
  seat: Seat,
  requirement: TargetRequirement,
  id: CardId,
): boolean {
  if (state.cards[id] === undefined) return false;
  const { zone, side, filter } = requirement;
  return cardsIn(book, state, seat, zone, side, filter).includes(id);
}
