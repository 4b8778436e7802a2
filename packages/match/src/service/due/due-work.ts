/**
 * Schedules the work that is due in matches: bots' moves, timeouts, automatic passes, starts, and aborts
 * of matches that do not start. A process does the work that follows from its own commits; work that
 * another left, because it was killed or its writes failed, is found in the store, claimed and taken over.
 * Matches in which only bots play share one turn: however many there are, nobody who plays notices.
 */
import { backoffMs } from "../timing/backoff.ts";
import type { Time } from "../timing/time.ts";
import { type DueTimes, wakeMsOf } from "./due.ts";
import type { RunDue } from "./due-runner.ts";
import { OneAtATime } from "./one-at-a-time.ts";
import type { Places } from "./places.ts";

/** The most steps in one go. A match that needs more gets its next turn after the others. */
const MAX_IN_A_ROW = 100;

export interface DueWorkParts {
  readonly time: Time;
  readonly runDue: RunDue;
  /** Places for matches taken over from another process; others need none. */
  readonly places: Places;
  readonly onProblem: (problem: unknown, matchId: string) => void;
  /** Resolves after everything else that is waiting has had its turn. */
  readonly soon: () => Promise<void>;
  /** Whether people play in this match. */
  readonly isWaitedFor: (matchId: string) => boolean;
}

interface Timer {
  readonly callOff: () => void;
  readonly atMs: number;
  /** Set after a failure: until then the match is left alone. */
  readonly isRetry: boolean;
}

export class DueWork {
  readonly #parts: DueWorkParts;
  readonly #running = new Map<string, Promise<void>>();
  /** Matches woken while their work was running: they are checked once more before they rest. */
  readonly #again = new Set<string>();
  readonly #timers = new Map<string, Timer>();
  readonly #ofBots: OneAtATime;
  readonly #failures = new Map<string, { readonly times: number; readonly sinceMs: number }>();
  #closed = false;

  constructor(parts: DueWorkParts) {
    this.#parts = parts;
    this.#ofBots = new OneAtATime(parts.soon);
  }

  /** Schedules what is due next in this match, now or later; null for nothing. */
  expect(matchId: string, due: DueTimes | null): void {
    if (this.#closed) return;
    this.#timers.get(matchId)?.callOff();
    this.#timers.delete(matchId);
    // Something has happened in this match, so what failed before is no longer due.
    this.#failures.delete(matchId);
    if (due === null) return;
    const wakeMs = wakeMsOf(due);
    if (wakeMs <= this.#parts.time.now()) this.wake(matchId);
    else this.#wakeAt(matchId, wakeMs);
  }

  #wakeAt(matchId: string, atMs: number, isRetry = false): void {
    this.#timers.get(matchId)?.callOff();
    const callOff = this.#parts.time.at(atMs, () => {
      this.#timers.delete(matchId);
      this.wake(matchId);
    });
    this.#timers.set(matchId, { callOff, atMs, isRetry });
  }

  wake(matchId: string): void {
    if (this.#closed) return;
    if (this.#running.has(matchId)) {
      this.#again.add(matchId);
      return;
    }
    const run = this.#run(matchId).then((more) => {
      this.#running.delete(matchId);
      if (this.#again.delete(matchId) || more) this.wake(matchId);
      else this.#parts.places.free(matchId);
    });
    this.#running.set(matchId, run);
  }

  /** Whether it is working on this match, or is going to. */
  has(matchId: string): boolean {
    return this.#running.has(matchId) || this.#timers.has(matchId);
  }

  /** Whether what is due at this time will be done here; after a failure, a later retry counts too. */
  isAt(matchId: string, dueAtMs: number): boolean {
    if (this.#running.has(matchId)) return true;
    const timer = this.#timers.get(matchId);
    return timer !== undefined && (timer.isRetry || timer.atMs <= dueAtMs);
  }

  /** How many matches have work that failed and is not done yet, and since when; null if none. */
  get failing(): { readonly matches: number; readonly sinceMs: number } | null {
    if (this.#failures.size === 0) return null;
    const sinceMs = Math.min(...[...this.#failures.values()].map((failed) => failed.sinceMs));
    return { matches: this.#failures.size, sinceMs };
  }

  /** Returns whether there is more to do now. */
  async #run(matchId: string): Promise<boolean> {
    const { runDue, soon, time, places, onProblem, isWaitedFor } = this.#parts;
    try {
      for (let i = 0; i < MAX_IN_A_ROW; i++) {
        await (isWaitedFor(matchId) ? soon() : this.#ofBots.turn());
        if (this.#closed) return false;
        this.#again.delete(matchId);
        const due = await runDue(matchId);
        this.#failures.delete(matchId);
        places.goesOn(matchId);
        if (due === null) return false;
        if (wakeMsOf(due) > time.now()) {
          this.expect(matchId, due);
          return false;
        }
      }
      return true;
    } catch (problem) {
      this.#again.delete(matchId);
      const nowMs = time.now();
      const failed = this.#failures.get(matchId);
      const times = (failed?.times ?? 0) + 1;
      this.#failures.set(matchId, { times, sinceMs: failed?.sinceMs ?? nowMs });
      onProblem(problem, matchId);
      // It stays due in the store; here it is tried again, with longer waits.
      if (!this.#closed) this.#wakeAt(matchId, nowMs + backoffMs(times), true);
      return false;
    }
  }

  async atRest(matchId: string): Promise<void> {
    for (let run = this.#running.get(matchId); run; run = this.#running.get(matchId)) await run;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { callOff } of this.#timers.values()) callOff();
    this.#timers.clear();
    await Promise.all(this.#running.values());
  }
}
