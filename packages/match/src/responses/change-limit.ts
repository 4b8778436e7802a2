/**
 * How often a seat may change its settings. Each change makes the host work out anew what is due, and
 * makes entries that are under way start again; so a seat that never stops would slow down the others.
 */

const MAX_CHANGES = 10;
const WITHIN_MS = 10_000;

/** Changes of one seat at one version of the match. */
export interface Changes {
  readonly version: number;
  /** When the first of them was made. */
  readonly sinceMs: number;
  readonly count: number;
}

/** With one more change; or in how many milliseconds one is allowed again. */
export function oneMoreChange(
  before: Changes | undefined,
  version: number,
  nowMs: number,
): Changes | { readonly waitMs: number } {
  const agoMs = before === undefined ? WITHIN_MS : nowMs - before.sinceMs;
  // Clocks of two machines differ, and one may have been set back: then it starts again.
  const isOver = agoMs >= WITHIN_MS || agoMs <= -WITHIN_MS;
  if (before === undefined || isOver || before.version !== version) {
    return { version, sinceMs: nowMs, count: 1 };
  }
  if (before.count >= MAX_CHANGES) return { waitMs: WITHIN_MS - agoMs };
  return { ...before, count: before.count + 1 };
}

export const tooManyChanges = (waitMs: number): string =>
  `You have changed your settings ${MAX_CHANGES} times in a few seconds. Change them again in ` +
  `${Math.ceil(waitMs / 1000)} seconds, or after the next action.`;
