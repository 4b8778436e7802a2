/** Where numbers lie. */
export interface Spread {
  readonly mean: number;
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number): number => sorted[index] ?? 0;
  const middle = sorted.length / 2;
  const median =
    sorted.length % 2 === 1 ? at(Math.floor(middle)) : (at(middle - 1) + at(middle)) / 2;
  const sum = sorted.reduce((total, value) => total + value, 0);
  return { mean: sum / Math.max(1, sorted.length), median, min: at(0), max: at(sorted.length - 1) };
}

/** How often each number occurs: `[number, how often]`, the smallest number first. */
export function tally(values: readonly number[]): readonly (readonly [number, number])[] {
  return [...Map.groupBy(values, (value) => value)]
    .map(([value, { length }]) => [value, length] as const)
    .sort(([a], [b]) => a - b);
}
