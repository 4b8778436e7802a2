/**
 * What people see of clocks while the host of their matches is killed again and again: a clock goes on where it was,
 * and the time in which nobody served is nobody's.
 */
import { expect } from "vitest";
import type { ClocksNow } from "../src/service/index.ts";
import type { Downtime } from "../src/store.ts";
import type { KilledHosts } from "./killed-hosts.ts";

/** Clocks of a match as they were told, and when they were asked for and heard, by the clock of who asked. */
export interface ClocksSeen extends ClocksNow {
  readonly askedMs: number;
  readonly heardMs: number;
}

/** The same decision, looked at twice. */
export type SeenTwice = readonly [before: ClocksSeen, after: ClocksSeen];

export async function lookAtClocks(hosts: KilledHosts, matchId: string): Promise<ClocksSeen> {
  const askedMs = Date.now();
  const now = await hosts.ask<ClocksNow>("getClocks", matchId);
  return { ...now, askedMs, heardMs: Date.now() };
}

/** How many of these looks had a time between them in which nobody served. */
export function checkClocksSeen(
  looks: readonly SeenTwice[],
  { stops }: KilledHosts,
  downtimes: readonly Downtime[],
): number {
  let stopped = 0;
  for (const [before, after] of looks) {
    const servedMs = after.heardMs - before.askedMs - stoppedMs(stops, before, after);
    if (servedMs < after.heardMs - before.askedMs) stopped++;
    for (const { seat, leftMs, decisionMs } of before.clocks) {
      const later = after.clocks.find((clock) => clock.seat === seat);
      const usedMs = leftMs - (later?.leftMs ?? 0);
      if (decisionMs === null) expect(usedMs).toBe(0);
      expect(usedMs).toBeLessThanOrEqual(servedMs);
      expect(usedMs).toBeGreaterThanOrEqual(-givenBackMs(downtimes, before));
    }
  }
  return stopped;
}

/** Whether two looks at the same decision have a time between them in which nobody served. */
export const sawAStop = (looks: readonly SeenTwice[], { stops }: KilledHosts): boolean =>
  looks.some(([before, after]) => stoppedMs(stops, before, after) > 0);

/** The stops that lie between two looks as a whole. */
const stoppedMs = (stops: readonly Downtime[], before: ClocksSeen, after: ClocksSeen): number =>
  stops
    .filter(({ fromMs, toMs }) => before.heardMs <= fromMs && toMs <= after.askedMs)
    .reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);

/** A host that was late to say that it serves, on a busy machine: what was counted before it did is given back. */
const givenBackMs = (downtimes: readonly Downtime[], { atMs }: ClocksSeen): number =>
  downtimes
    .filter(({ fromMs, toMs }) => fromMs < atMs && atMs < toMs)
    .reduce((sum, { fromMs }) => sum + atMs - fromMs, 0);
