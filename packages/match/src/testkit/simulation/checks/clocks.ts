/**
 * The clock of a person runs while they have to act and somebody serves the match; once, and at no other
 * time. Those of bots stand still.
 */

import type { MatchHead } from "../../../service/matches/head.ts";
import { REFEREE } from "../../../service/playing/actions.ts";
import { TIMEOUT_WITHIN_MS } from "../../../service/playing/resume-clocks.ts";
import type { Downtime } from "../../../store.ts";
import type { World } from "../world.ts";
import type { Log } from "./log-of.ts";
import { actedAtMs } from "./times.ts";

/** Beats of a process that serves and that lie further apart than this have a downtime between them. */
const GAP_MS = 2500;
/** The last beat of a service before it serves reaches the store within this, if the store is slow. */
const BEAT_TAKES_MS = 4000;
/** A process that serves hears within this of the short downtimes that others note when they begin. */
const HEARS_WITHIN_MS = 12_000;

interface Thinking {
  readonly seat: string;
  readonly sinceMs: number;
  readonly leftMs: number;
}

/** Worked out from the entries' times alone, in another way than the service does. */
export function checkClocks(log: Log, world: World, downtimes: readonly Downtime[]): string[] {
  const { matchId, head } = log;
  const { timeControl } = head;
  if (timeControl === null) return [];
  const chargesOf = (fromMs: number, toMs: number, notedByMs = toMs): number[] =>
    possibleDowntimes(notedByMs, downtimes, world.clocksDifferMs).map((some) =>
      countedMs(fromMs, toMs, some),
    );
  const isPerson = (of: string): boolean =>
    head.seats.some(({ seat, holder }) => seat === of && holder !== null && "player" in holder);
  const isOverBy = ({ sinceMs, leftMs }: Thinking, byMs: number, atMs: number): boolean =>
    Math.max(...chargesOf(sinceMs, byMs, atMs)) >= Math.min(timeControl.capMs, leftMs);
  /** Nobody said in time that it was over, or it was before a process began: it begins anew. */
  const mayBeginAnew = (each: Thinking, atMs: number): boolean =>
    isOverBy(each, atMs - TIMEOUT_WITHIN_MS, atMs) ||
    world.hosts
      .flatMap(({ beginnings }) => beginnings)
      .filter(({ fromMs }) => fromMs <= atMs + world.clocksDifferMs)
      .some(({ toMs }) => isOverBy(each, Math.min(atMs, toMs + world.clocksDifferMs), atMs));
  const faults: string[] = [];
  let before: MatchHead | null = null;
  let thinking: readonly Thinking[] = [];
  let left = new Map<string, number>();
  for (const { entry, version } of world.witness.appended) {
    if (entry.matchId !== matchId) continue;
    const now = JSON.parse(entry.head) as MatchHead;
    const last = before ?? now;
    before = now;
    if (now.clocks === null) continue;
    const { atMs, seat } = entry;
    if (left.size === 0) left = new Map(now.seats.map((each) => [each.seat, timeControl.bankMs]));
    const at = thinking.find((each) => each.seat === seat);
    if (at !== undefined) {
      const after = now.clocks.leftMs[seat] ?? 0;
      const fits = actedAtMs(log.hosted, world, entry, last)
        .flatMap((actedMs) => chargesOf(at.sinceMs, actedMs, atMs))
        .some((used) => Math.max(0, at.leftMs - used) + timeControl.incrementMs === after);
      if (!fits) faults.push(`clocks: ${seat} has ${after} ms left at version ${version}`);
      left.set(seat, after);
    }
    const late = seat === REFEREE ? timedOut(log, entry.body) : null;
    const loser = thinking.find((each) => each.seat === late);
    if (seat === REFEREE && loser === undefined) {
      faults.push(`clocks: the referee ends version ${version} though nobody was thinking`);
    }
    if (loser !== undefined) {
      const allowed = Math.min(timeControl.capMs, loser.leftMs);
      const used = Math.max(...chargesOf(loser.sinceMs, atMs));
      if (used < allowed) faults.push(`clocks: ${late} loses at ${version} with time to spare`);
      const after = now.clocks.leftMs[loser.seat] ?? 0;
      if (after !== loser.leftMs - allowed)
        faults.push(`clocks: ${late} has ${after} ms left after its time was over`);
      left.set(loser.seat, after);
    }
    for (const [other, ms] of left) {
      if (now.clocks.leftMs[other] === ms) continue;
      faults.push(`clocks: ${other} is charged at version ${version} without having acted`);
      left.set(other, now.clocks.leftMs[other] ?? 0);
    }
    const isResumed = entry.commandId.startsWith("resume:");
    if (isResumed && !thinking.some((each) => mayBeginAnew(each, atMs))) {
      faults.push(`clocks: version ${version} begins a decision anew that had time left`);
    }
    const goOn = isResumed ? [] : thinking;
    const from = Math.max(atMs, now.releaseMs ?? atMs);
    thinking = now.actors.filter(isPerson).map((actor) => ({
      seat: actor,
      leftMs: left.get(actor) ?? 0,
      sinceMs:
        actor === (late ?? seat)
          ? from
          : (goOn.find((each) => each.seat === actor)?.sinceMs ?? from),
    }));
  }
  return faults;
}

/**
 * Where clocks differ, a downtime that ends about when the entry was made may not have been noted yet. A
 * short one, noted by a process that began, is told to those that served all the while with their next beat.
 */
function possibleDowntimes(
  atMs: number,
  downtimes: readonly Downtime[],
  clocksDifferMs: number,
): readonly (readonly Downtime[])[] {
  const noted = downtimes.filter(({ toMs }) => toMs <= atMs);
  const surely = downtimes.filter(({ toMs }) => toMs <= atMs - clocksDifferMs);
  const recent = noted.filter(
    ({ fromMs, toMs }) => toMs - fromMs <= GAP_MS && toMs > atMs - clocksDifferMs - HEARS_WITHIN_MS,
  );
  // They are noted one after the other: who does not know of one knows of none that came after it.
  const unheard = recent.map((_, place) => recent.slice(place));
  const heard = unheard.map((some) => noted.filter((down) => !some.includes(down)));
  return [downtimes, noted, surely, ...heard];
}

/** What of a span lies in no downtime. */
function countedMs(fromMs: number, toMs: number, downtimes: readonly Downtime[]): number {
  const lost = downtimes.map((down) =>
    Math.max(0, Math.min(toMs, down.toMs) - Math.max(fromMs, down.fromMs)),
  );
  return Math.max(0, toMs - fromMs - lost.reduce((sum, ms) => sum + ms, 0));
}

/** The seat whose time the referee called over. */
function timedOut({ head, hosted }: Log, body: string): string | null {
  const { move } = JSON.parse(body) as { readonly move?: string };
  const isOf = (seat: string): boolean => hosted.game.notation(hosted.timeout(seat)) === move;
  return head.seats.find(({ seat }) => isOf(seat))?.seat ?? null;
}

/**
 * Every time in which nobody served is noted: all of it where no process was there, and all of a sleep of
 * the machine that was long enough to be noticed.
 */
export function checkDowntimes(world: World, downtimes: readonly Downtime[]): string[] {
  const faultOf = ({ fromMs, toMs }: Downtime, unnoticedMs: number): string[] => {
    const noted = toMs - fromMs - countedMs(fromMs, toMs, downtimes);
    if (noted >= toMs - fromMs - unnoticedMs - world.clocksDifferMs) return [];
    return [`clocks: nobody served for ${toMs - fromMs} ms, of which ${noted} were noted`];
  };
  const firstMs = Math.min(...world.beats, world.time.now());
  return [
    ...stopped(world).flatMap((stop) => faultOf(stop, BEAT_TAKES_MS)),
    ...world.slept
      .filter(({ fromMs, toMs }) => fromMs >= firstMs && toMs - fromMs > GAP_MS)
      .flatMap((sleep) => faultOf(sleep, 0)),
  ];
}

/** When no process was there, by the true clock, between the first beat and now: before it no clock runs. */
function stopped(world: World): Downtime[] {
  const { hosts, time } = world;
  const firstMs = Math.min(...world.beats, time.now());
  const spans = hosts
    .flatMap(({ served }) => served)
    .sort((one, other) => one.fromMs - other.fromMs);
  const gaps: Downtime[] = [];
  let untilMs = spans[0]?.toMs ?? time.now();
  for (const { fromMs, toMs } of spans) {
    if (fromMs > untilMs) gaps.push({ fromMs: untilMs, toMs: fromMs });
    untilMs = Math.max(untilMs, toMs);
  }
  return gaps.filter(({ fromMs }) => fromMs >= firstMs);
}
