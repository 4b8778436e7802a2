/**
 * Lists of seats, as changes carry by the dozen: who sees an id, a place, a face. Nobody, everybody and
 * one alone are always the same lists.
 */

const NOBODY: readonly never[] = Object.freeze([]);
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

function onlySeat<S extends string>(seat: S): readonly S[] {
  let list = alone.get(seat);
  if (list === undefined) {
    list = Object.freeze([seat]);
    alone.set(seat, list);
  }
  return list as readonly S[];
}
