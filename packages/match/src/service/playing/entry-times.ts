/**
 * The time at which an action stands. Everybody sees it, in the receipt and through clocks, so it must not
 * tell how long the service worked: that depends on whether a seat passed by its settings.
 */
import type { LiveMatch } from "../matches/live-match.ts";

/**
 * The service works no longer than this on an action before it writes it, unless its process was killed,
 * its machine slept or its store was slow or away.
 */
export const LATE_AFTER_MS = 1000;

export interface EntryTimes {
  readonly atMs: number;
  /** Until when the seat thought: what comes after that is the service's work. */
  readonly thoughtUntilMs: number;
}

/**
 * An action counts from its arrival on, an answer to a window not before its release. Where the service is
 * late with it, the entry stands at its own time (`nowMs`, read before it is written), so that nobody who
 * comes after it is charged for that delay. How long the writing takes is not known then: it is charged to
 * the seat that is asked next.
 */
export function timesOf(
  match: LiveMatch,
  action: { readonly arrivedMs: number; readonly isAnswer: boolean; readonly nowMs: number },
): EntryTimes {
  const { arrivedMs, isAnswer, nowMs } = action;
  const { releaseMs } = match.head;
  const countsFromMs = isAnswer && releaseMs !== null ? Math.max(arrivedMs, releaseMs) : arrivedMs;
  const thoughtUntilMs = match.timeOfNext(countsFromMs);
  const isLate = nowMs - thoughtUntilMs > LATE_AFTER_MS;
  return { atMs: isLate ? nowMs : thoughtUntilMs, thoughtUntilMs };
}
