/** What somebody who wrote a word that does not exist probably meant. */

/** `otherNames`: words of other games and earlier designs, and what they may stand for here. */
export function closestWord(
  written: string,
  words: readonly string[],
  otherNames: ReadonlyMap<string, readonly string[]> = new Map(),
): string | undefined {
  // No word here is longer; and what is pasted in by mistake can be very long.
  if (written.length > 40) return undefined;
  const plain = plainForm(written);
  const known = otherNames.get(plain)?.find((name) => words.includes(name));
  if (known !== undefined) return known;

  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(plain.length / 3)) + 1;
  for (const word of words) {
    const distance = editDistance(plain, plainForm(word));
    if (distance < bestDistance) {
      best = word;
      bestDistance = distance;
    }
  }
  return best;
}

/** Upper case and separators are the commonest mistakes, so they count for nothing. */
const plainForm = (word: string): string => word.toLowerCase().replaceAll(/[-_\s]/g, "");

/** Letters to insert, delete, replace or swap with their neighbour. */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let distance = Math.min(
        at(last, j) + 1,
        at(row, j - 1) + 1,
        at(last, j - 1) + (same ? 0 : 1),
      );
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) distance = Math.min(distance, at(before, j - 2) + 1);
      row.push(distance);
    }
    before = last;
    last = row;
  }
  return at(last, b.length);
}

const at = (row: readonly number[], index: number): number => row[index] ?? 0;
