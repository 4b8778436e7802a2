/** Clocks between two answers of the server: only the clock of a seat with an open decision runs. */
import type { ClocksReply } from "@ltcg/server/protocol";

type Clock = ClocksReply["clocks"][number];

/** The clock so many milliseconds after the server reported it. */
export function clockAfter(clock: Clock, passedMs: number): Clock {
  if (clock.decisionMs === null) return clock;
  const left = (ms: number): number => Math.max(0, ms - passedMs);
  return { ...clock, leftMs: left(clock.leftMs), decisionMs: left(clock.decisionMs) };
}

/** "4:07", "1:02:30"; a second that has begun counts as a whole one. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (number: number): string => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const end = two(seconds % 60);
  return hours === 0 ? `${minutes}:${end}` : `${hours}:${two(minutes)}:${end}`;
}
