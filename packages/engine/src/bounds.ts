/** LT 1.6: how far a number can go, so that every state can be stored and every sum is exact. */

/** No number of a match is above this, nor further below 0. Cards say at most 1,000,000. */
export const MOST = 9_999_999;

export function bounded(value: number): number {
  return Math.max(-MOST, Math.min(MOST, value));
}
