/**
 * The clocks of a match, as data that is stored with it. Nothing here reads a clock: times are passed
 * in, so that the same entries yield the same clocks wherever they are folded. Time in which no process
 * served the match is not counted.
 */
import type { Downtime } from "../store.ts";
import type { TimeControl } from "./time-control.ts";

export interface Clocks {
  readonly control: TimeControl;
  /** What each seat has left, before the decision it is making. */
  readonly leftMs: Readonly<Record<string, number>>;
  /** Since when each seat that has to act has been thinking. */
  readonly sinceMs: Readonly<Record<string, number>>;
}

export function startClocks(control: TimeControl, seats: readonly string[]): Clocks {
  const leftMs = Object.fromEntries(seats.map((seat) => [seat, control.bankMs]));
  return { control, leftMs, sinceMs: {} };
}

/**
 * After an entry at `atMs`: the seat that acted is charged and gets the increment; seats that have to
 * act now think from then on, or from `releaseMs` if no answer counts before; seats that were thinking
 * go on.
 */
export function afterEntry(
  clocks: Clocks,
  entry: {
    /** The seat that acted, or whose time is over; null for the service. */
    readonly seat: string | null;
    /** Its time is up: it is charged for the longest that the decision could take, and gets no increment. */
    readonly isTimeout?: boolean;
    readonly atMs: number;
    /** Until when it thought, if the entry stands later. */
    readonly thoughtUntilMs?: number;
    readonly actors: readonly string[];
    readonly releaseMs?: number | null;
  },
  downtimes: readonly Downtime[],
): Clocks {
  const { seat, atMs, actors, thoughtUntilMs = atMs, isTimeout = false } = entry;
  const untilMs = isTimeout ? null : thoughtUntilMs;
  const charged = seat === null ? clocks : charge(clocks, seat, untilMs, downtimes);
  const from = Math.max(atMs, entry.releaseMs ?? atMs);
  const sinceMs = Object.fromEntries(
    actors.map((actor) => [actor, actor === seat ? from : (clocks.sinceMs[actor] ?? from)]),
  );
  return { ...charged, sinceMs };
}

/** `untilMs`: null if the seat thought until its time was over. */
function charge(
  clocks: Clocks,
  seat: string,
  untilMs: number | null,
  downtimes: readonly Downtime[],
): Clocks {
  const since = clocks.sinceMs[seat];
  const left = clocks.leftMs[seat];
  if (since === undefined || left === undefined) return clocks;
  const { capMs, incrementMs } = clocks.control;
  const after =
    untilMs === null
      ? Math.max(0, left - capMs)
      : Math.max(0, left - thoughtMs(since, untilMs, downtimes)) + incrementMs;
  return { ...clocks, leftMs: { ...clocks.leftMs, [seat]: after } };
}

/** How much of a span counts as thinking: downtimes do not. */
export function thoughtMs(fromMs: number, toMs: number, downtimes: readonly Downtime[]): number {
  const lost = downtimes.reduce((sum, down) => {
    const overlap = Math.min(toMs, down.toMs) - Math.max(fromMs, down.fromMs);
    return sum + Math.max(0, overlap);
  }, 0);
  return Math.max(0, toMs - fromMs - lost);
}

/** When the time of each seat that has to act is up. */
export function deadlines(
  { control, leftMs, sinceMs }: Clocks,
  downtimes: readonly Downtime[],
): readonly { readonly seat: string; readonly atMs: number }[] {
  return Object.entries(sinceMs)
    .map(([seat, since]) => {
      const allowed = Math.min(control.capMs, leftMs[seat] ?? 0);
      return { seat, atMs: endOf(since, allowed, downtimes) };
    })
    .sort((a, b) => a.atMs - b.atMs || (a.seat < b.seat ? -1 : 1));
}

/** The moment at which this much time has counted. */
export function endOf(sinceMs: number, allowedMs: number, downtimes: readonly Downtime[]): number {
  let end = sinceMs + allowedMs;
  for (const { fromMs, toMs } of downtimes) {
    if (toMs > sinceMs && fromMs < end) end += toMs - Math.max(fromMs, sinceMs);
  }
  return end;
}

/** What a client shows: what each seat has left at a moment, and whose clock runs. */
export interface ClockView {
  readonly seat: string;
  readonly leftMs: number;
  /** What it has left for this decision; null while it has none to make. */
  readonly decisionMs: number | null;
}

export function clockViews(
  clocks: Clocks,
  nowMs: number,
  downtimes: readonly Downtime[],
): readonly ClockView[] {
  const { control, leftMs, sinceMs } = clocks;
  return Object.entries(leftMs).map(([seat, left]) => {
    const since = sinceMs[seat];
    if (since === undefined) return { seat, leftMs: left, decisionMs: null };
    const used = thoughtMs(since, nowMs, downtimes);
    const rest = Math.max(0, left - used);
    return { seat, leftMs: rest, decisionMs: Math.min(rest, Math.max(0, control.capMs - used)) };
  });
}

/** Seats that are thinking start this decision again: no process served the match meanwhile. */
export function restartClocks(clocks: Clocks, atMs: number): Clocks {
  const sinceMs = Object.fromEntries(Object.keys(clocks.sinceMs).map((seat) => [seat, atMs]));
  return { ...clocks, sinceMs };
}
