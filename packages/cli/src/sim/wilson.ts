/** A share of a number of tries, with the interval in which the true share probably lies. */
export interface Share {
  readonly count: number;
  readonly of: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Of the normal distribution, for 95 %. */
const Z = 1.959963984540054;

/** Wilson's score interval: right also for few tries and for shares near none or all. */
export function wilson(count: number, of: number): Share {
  if (of === 0) return { count, of, share: 0, low: 0, high: 1 };
  const share = count / of;
  const zz = Z ** 2 / of;
  const centre = share + zz / 2;
  const margin = Z * Math.sqrt((share * (1 - share)) / of + zz / (4 * of));
  // At none and all the ends are exact; rounding must not push them past 0 and 1.
  const low = count === 0 ? 0 : (centre - margin) / (1 + zz);
  const high = count === of ? 1 : (centre + margin) / (1 + zz);
  return { count, of, share, low, high };
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
