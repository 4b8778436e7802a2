/** CR 7.1.7e: how far a number can go, so that every state can be stored and every sum is exact. */

/** No number of a game is above this, nor further below 0. */
export const MOST = 9_999_999;

/** What a player can name when asked how much. */
export const MAX_NAMED = 999;

export function bounded(value: number): number {
  return Math.max(-MOST, Math.min(MOST, value));
}
