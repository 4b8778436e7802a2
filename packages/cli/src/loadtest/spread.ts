/** How long things took, in milliseconds. */
export interface Spread {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/** To a tenth of a millisecond. */
export const spreadOf = ({ count, ...times }: Spread): Spread => {
  const [p50, p99, max] = [times.p50, times.p99, times.max].map((ms) => Math.round(ms * 10) / 10);
  return { count, p50: p50 ?? 0, p99: p99 ?? 0, max: max ?? 0 };
};

/** By the nearest rank. */
export function spreadOfAll(times: readonly number[]): Spread {
  const sorted = Float64Array.from(times).sort();
  const at = (share: number): number =>
    sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return spreadOf({ count: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1) });
}
