/** Serves matches for as long as it goes on: says so to the store, and takes up what is due. */
import type { Time } from "../timing/time.ts";

const BEAT_EVERY_MS = 5000;
const SETTLE_EVERY_MS = 1000;
const FORGET_EVERY_MS = 60_000;
/** Beats that lie further apart than this have a downtime between them. */
export const BEAT_GAP_MS = 15_000;

interface Parts {
  readonly time: Time;
  readonly beat: (nowMs: number) => Promise<void>;
  readonly settleDue: () => Promise<number>;
  /** Forgets some of what is kept no longer. */
  readonly forget: () => Promise<void>;
  readonly onProblem: (problem: unknown, matchId: string) => void;
}

type Work = "beat" | "settleDue" | "forget";

export class Serving {
  readonly #parts: Parts;
  readonly #timers = new Set<() => void>();
  readonly #underWay = new Set<Promise<void>>();
  /** Since when each piece of work fails. */
  readonly #failing = new Map<Work, number>();
  #beatAtMs: number | null = null;
  #closed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Fails where the store does: whoever cannot begin should not be asked. */
  async begin(): Promise<void> {
    await this.#beat();
    await this.#parts.settleDue();
    this.#every(BEAT_EVERY_MS, "beat");
    this.#every(SETTLE_EVERY_MS, "settleDue");
    this.#every(FORGET_EVERY_MS, "forget");
  }

  /** Since when the store fails; null while it does not. */
  get failingSinceMs(): number | null {
    return this.#failing.size === 0 ? null : Math.min(...this.#failing.values());
  }

  /**
   * Where the whole machine has slept, clocks must know before any of them counts: its timers all come
   * at once.
   */
  async catchUp(): Promise<void> {
    const { time } = this.#parts;
    while (!this.#closed && this.#beatAtMs !== null && time.now() - this.#beatAtMs > BEAT_GAP_MS) {
      await this.#beat();
    }
  }

  /** Waits for what is under way: a beat that came late would hide a downtime. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const callOff of this.#timers) callOff();
    this.#timers.clear();
    await Promise.all(this.#underWay);
  }

  #every(everyMs: number, work: Work): void {
    if (this.#closed) return;
    const { time } = this.#parts;
    const callOff = time.at(time.now() + everyMs, () => {
      this.#timers.delete(callOff);
      const working = this.#try(work).then(() => {
        this.#underWay.delete(working);
        this.#every(everyMs, work);
      });
      this.#underWay.add(working);
    });
    this.#timers.add(callOff);
  }

  async #beat(): Promise<void> {
    const { beat, time } = this.#parts;
    // What the store notes: the machine may sleep before it answers.
    const nowMs = time.now();
    await beat(nowMs);
    this.#beatAtMs = nowMs;
  }

  async #try(work: Work): Promise<void> {
    if (this.#closed) return;
    try {
      await (work === "beat" ? this.#beat() : this.#parts[work]());
      this.#failing.delete(work);
    } catch (problem) {
      if (!this.#failing.has(work)) this.#failing.set(work, this.#parts.time.now());
      this.#parts.onProblem(problem, "");
    }
  }
}
