/** What a change does to a share, where the same deals were played before and after it. */

export interface Difference {
  /** Of all deals. */
  readonly before: number;
  readonly after: number;
  /** After less before, with the interval in which the true difference probably lies. */
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  readonly of: number;
}

/** Of the normal distribution, for 95 %. */
const Z = 1.959963984540054;

/**
 * Only deals that went to somebody else tell anything: so a pair of samples says more than two. Half a deal is added
 * to each of the four kinds (Agresti and Min, 2005), so that few deals, or none that changed, make no false certainty.
 */
export function pairedDifference(
  deals: readonly (readonly [wonBefore: boolean, wonAfter: boolean])[],
): Difference {
  const of = deals.length;
  const count = (before: boolean, after: boolean): number =>
    deals.filter((deal) => deal[0] === before && deal[1] === after).length;
  const [both, lost, gained] = [count(true, true), count(true, false), count(false, true)];
  if (of === 0) return { before: 0, after: 0, difference: 0, low: -1, high: 1, of };
  const all = of + 2;
  const centre = (gained - lost) / all;
  const spread = gained + lost + 1 - (gained - lost) ** 2 / all;
  const margin = (Z * Math.sqrt(spread)) / all;
  return {
    before: (both + lost) / of,
    after: (both + gained) / of,
    difference: (gained - lost) / of,
    low: Math.max(-1, centre - margin),
    high: Math.min(1, centre + margin),
    of,
  };
}
