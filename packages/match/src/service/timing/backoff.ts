/** How long to wait before something that failed is tried again. */
const FIRST_MS = 500;
const MAX_MS = 60_000;

/** Twice as long after each failure, up to a minute. */
export const backoffMs = (failures: number): number =>
  Math.min(MAX_MS, FIRST_MS * 2 ** Math.max(0, Math.min(failures, 20) - 1));
