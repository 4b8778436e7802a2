/** What somebody who typed a name that does not exist probably meant. */

/** "there is no bot "gredy"; did you mean greedy? There are: random, greedy" */
export function unknown(what: string, given: string, known: readonly string[]): string {
  const meant = closest(given, known);
  const guess = meant === null ? "" : ` did you mean ${meant}?`;
  return `there is no ${what} "${given}";${guess} there are: ${known.join(", ")}`;
}

/** Null if nothing is near: more than a third of the letters would have to change. */
export function closest(given: string, known: readonly string[]): string | null {
  const near = known
    .map((word) => ({ word, distance: editDistance(given.toLowerCase(), word.toLowerCase()) }))
    .filter(({ word, distance }) => distance <= Math.max(1, word.length / 3))
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.word ?? null;
}

/** Letters to insert, delete, replace or swap with their neighbour. */
function editDistance(a: string, b: string): number {
  // A wrong name can be a whole pasted file.
  if (a.length > 60) return a.length;
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    rows.push([i]);
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? at(i - 2, j - 2) + 1 : replaced;
      rows[i]?.push(Math.min(replaced, swapped, at(i - 1, j) + 1, at(i, j - 1) + 1));
    }
  }
  return at(a.length, b.length);
}
