/**
 * How much work one text may take. It is read in every way there is, so a text that says the same over and over has
 * more readings than can be tried: it is given up, and nobody waits for it.
 */

/** Printed cards take a twentieth of it at most. */
const MOST_STEPS = 200_000;

class TooMuch extends Error {}

/** Outside of `bounded` nothing is counted. */
let left = Number.POSITIVE_INFINITY;

/** A phrase is tried. */
export function step(): void {
  left--;
  if (left < 0) throw new TooMuch();
}

/** Null: it takes too much. */
export function bounded<T>(work: () => T): T | null {
  left = MOST_STEPS;
  try {
    return work();
  } catch (error) {
    if (error instanceof TooMuch) return null;
    throw error;
  } finally {
    left = Number.POSITIVE_INFINITY;
  }
}
