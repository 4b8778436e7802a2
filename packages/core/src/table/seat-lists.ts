/**
 * Lists of seats, as changes carry by the dozen: who sees an id, a place, a face. Nobody, everybody and
 * one alone are always the same lists.
 */

export const NOBODY: readonly never[] = Object.freeze([]);
const alone = new Map<string, readonly string[]>();

/** The seats for which something holds, in the order of the seating. */
export function seatsWhere<S extends string>(
  seating: readonly S[],
  isSo: (seat: S) => boolean,
): readonly S[] {
  let count = 0;
  let last: S | null = null;
  for (const seat of seating) {
    if (!isSo(seat)) continue;
    count++;
    last = seat;
  }
  if (last === null) return NOBODY;
  if (count === seating.length) return seating;
  return count === 1 ? onlySeat(last) : seating.filter(isSo);
}

/** The seats that are on one of two lists. */
export function eitherOf<S extends string>(
  seating: readonly S[],
  one: readonly S[],
  other: readonly S[],
): readonly S[] {
  if (one === other || other.length === 0 || one === seating) return one;
  return seatsWhere(seating, (seat) => one.includes(seat) || other.includes(seat));
}

/** The seats of a list that are not on another. */
export function butNot<S extends string>(
  seating: readonly S[],
  list: readonly S[],
  others: readonly S[],
): readonly S[] {
  if (others.length === 0) return list;
  if (list === others || others === seating) return NOBODY;
  return seatsWhere(seating, (seat) => list.includes(seat) && !others.includes(seat));
}

/** This seat alone, if it is one of them. */
export function onlyIn<S extends string>(seating: readonly S[], seat: S): readonly S[] {
  if (!seating.includes(seat)) return NOBODY;
  return seating.length === 1 ? seating : onlySeat(seat);
}

function onlySeat<S extends string>(seat: S): readonly S[] {
  let list = alone.get(seat);
  if (list === undefined) {
    list = Object.freeze([seat]);
    alone.set(seat, list);
  }
  return list as readonly S[];
}
