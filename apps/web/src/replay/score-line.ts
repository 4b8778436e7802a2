/** How a score went, as a line over the turns: each turn is as wide as any other. */
import { type Score, type Turn, turnNear } from "./moments.ts";

/** The points of a polyline, a unit to a turn and the highest score at the top. In steps: between two it stayed. */
export function lineOf(
  scores: readonly Score[],
  film: { readonly turns: readonly Turn[]; readonly end: number; readonly most: number },
): string {
  const { turns, end, most } = film;
  const points: string[] = [];
  let last: number | null = null;
  for (const { at, value } of scores) {
    const x = placeOn(turns, end, at);
    if (last !== null) points.push(point(x, last));
    last = 1 - Math.max(0, value) / most;
    points.push(point(x, last));
  }
  if (last !== null) points.push(point(turns.length, last));
  return points.join(" ");
}

const point = (x: number, y: number): string => `${x.toFixed(3)},${y.toFixed(3)}`;

/** 2.5: in the middle of the third turn. */
export function placeOn(turns: readonly Turn[], end: number, at: number): number {
  const now = turnNear(turns, at);
  const begins = turns[now]?.at;
  if (begins === undefined) return 0;
  const ends = Math.max(begins + 1, turns[now + 1]?.at ?? end + 1);
  return now + Math.min(1, (at - begins) / (ends - begins));
}
