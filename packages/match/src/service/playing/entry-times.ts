/**
 * The time at which an entry stands. Everybody sees it, in the receipt and through clocks, so it must not
 * tell how long the service worked: that depends on whether a seat passed by its settings.
 */
import type { MatchHead } from "../matches/head.ts";

/** The service works no longer than this on an action, unless a process was killed or a machine slept. */
const LATE_AFTER_MS = 1000;

export interface EntryTimes {
  readonly atMs: number;
  /** Until when the seat thought: what comes after that is the service's work. */
  readonly thoughtUntilMs: number;
}

/**
 * An action counts from its arrival on, an answer to a window not before its release. Where the service is
 * late the entry stands at its own time, so that nobody who comes after it is charged for the delay.
 */
export function timesOf(
  { releaseMs, updatedAtMs }: Pick<MatchHead, "releaseMs" | "updatedAtMs">,
  action: { readonly arrivedMs: number; readonly isAnswer: boolean; readonly nowMs: number },
): EntryTimes {
  const { arrivedMs, isAnswer, nowMs } = action;
  const releasedMs = isAnswer && releaseMs !== null ? releaseMs : arrivedMs;
  // Clocks of two processes may differ; times of entries never go back.
  const thoughtUntilMs = Math.max(arrivedMs, releasedMs, updatedAtMs);
  const isLate = nowMs - thoughtUntilMs > LATE_AFTER_MS;
  return { atMs: isLate ? nowMs : thoughtUntilMs, thoughtUntilMs };
}
