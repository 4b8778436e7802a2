/** The regular work of a service: it tells the store that it is running, and takes over due work. */
import type { Time } from "../timing/time.ts";

const BEAT_EVERY_MS = 5000;
const SETTLE_EVERY_MS = 1000;
const FORGET_EVERY_MS = 60_000;
/** Two beats further apart than this have a downtime between them. */
export const BEAT_GAP_MS = 15_000;

interface Parts {
  readonly time: Time;
  readonly beat: (nowMs: number) => Promise<void>;
  readonly settleDue: () => Promise<number>;
  /** Deletes some of what has been kept long enough. */
  readonly forget: () => Promise<void>;
  readonly onProblem: (problem: unknown, matchId: string) => void;
}

type Work = "beat" | "settleDue" | "forget";

export class Serving {
  readonly #parts: Parts;
  readonly #timers = new Set<() => void>();
  readonly #underWay = new Set<Promise<void>>();
  /** Since when each kind of work has failed. */
  readonly #failing = new Map<Work, number>();
  #beatAtMs: number | null = null;
  #closed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Fails if the store does: a service that cannot begin should get no requests. */
  async begin(): Promise<void> {
    await this.#beat();
    await this.#parts.settleDue();
    this.#every(BEAT_EVERY_MS, "beat");
    this.#every(SETTLE_EVERY_MS, "settleDue");
    this.#every(FORGET_EVERY_MS, "forget");
  }

  /** Since when the store has failed; null while it works. */
  get failingSinceMs(): number | null {
    return this.#failing.size === 0 ? null : Math.min(...this.#failing.values());
  }

  /**
   * After the whole machine has slept, all its timers fire at once; the downtime must be noted before
   * any clock counts it.
   */
  async catchUp(): Promise<void> {
    const { time } = this.#parts;
    while (!this.#closed && this.#beatAtMs !== null && time.now() - this.#beatAtMs > BEAT_GAP_MS) {
      await this.#beat();
    }
  }

  /** Waits for what is under way: a late beat would hide a downtime. */
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
    // Read before the store is asked: the machine may sleep before it answers.
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
