/** What is said about the figures of many rounds. */

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which this share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = ascending(values);
  return sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
}

export interface Interval {
  readonly from: number;
  readonly to: number;
}

/**
 * Where the true median lies with at least 95 % confidence, whatever the distribution: between two of
 * the values in order, as many from either end as heads in a row of fair coins allow. Below six values
 * there is no such pair; then it is the whole range.
 */
export function intervalOfMedian(values: readonly number[]): Interval {
  const sorted = ascending(values);
  const left = valuesLeftOut(sorted.length);
  const nothing = Number.NaN;
  return { from: sorted[left] ?? nothing, to: sorted[sorted.length - 1 - left] ?? nothing };
}

/** How many values at each end lie outside: those that a coin exceeds at most once in forty times. */
function valuesLeftOut(count: number): number {
  let probability = 0.5 ** count;
  let below = probability;
  let left = 0;
  while (below <= 0.025 && left < count / 2) {
    left++;
    probability *= (count - left + 1) / left;
    below += probability;
  }
  return Math.max(0, left - 1);
}

function ascending(values: readonly number[]): number[] {
  return values.toSorted((a, b) => a - b);
}
