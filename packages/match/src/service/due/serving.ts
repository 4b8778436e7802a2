/** The regular work of a service: it tells the store that it is running, and takes over due work. */
import type { Time } from "../timing/time.ts";

const BEAT_EVERY_MS = 1000;
const SETTLE_EVERY_MS = 1000;
const FORGET_EVERY_MS = 60_000;
/**
 * Two beats further apart than this have a downtime between them. Where a busy machine was late with a
 * beat, players are given time that they had: that does nobody any harm.
 */
const BEAT_GAP_MS = 2500;
/** A starting process cannot know how long the one before served after its last beat: all of that is a downtime. */
const ANY_GAP_MS = 0;
/** The machine may sleep during a beat. If it seems to do so again and again, the store is simply too slow. */
const MAX_BEATS = 5;

interface Parts {
  readonly time: Time;
  /** Tells the store that somebody is serving. A gap of more than `gapMs` since the last beat is a downtime. */
  readonly beat: (nowMs: number, gapMs: number) => Promise<void>;
  readonly settleDue: () => Promise<number>;
  /** Deletes some of what has been kept for long enough. */
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
  #servesSinceMs = Number.NEGATIVE_INFINITY;
  #catchingUp: Promise<void> | null = null;
  #closed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Fails if the store does: a service that cannot begin should get no requests. */
  async begin(): Promise<void> {
    this.#servesSinceMs = Number.POSITIVE_INFINITY;
    await this.#beat(ANY_GAP_MS);
    await this.#parts.settleDue();
    // Nobody could reach this process while it was taking work over.
    this.#servesSinceMs = await this.#beat(ANY_GAP_MS);
    const { time } = this.#parts;
    const nowMs = time.now();
    this.#every(BEAT_EVERY_MS, "beat", nowMs);
    this.#every(SETTLE_EVERY_MS, "settleDue", nowMs);
    this.#every(FORGET_EVERY_MS, "forget", nowMs);
  }

  /**
   * What ran out before this time did so when nobody may have been there. While it begins that is
   * everything, and nothing if it does not serve.
   */
  get servesSinceMs(): number {
    return this.#servesSinceMs;
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
    for (let beats = 0; beats < MAX_BEATS && this.#isBehind; beats++) {
      // One beat for everybody who waits: after a sleep, many actions arrive at once.
      this.#catchingUp ??= this.#beatAgain();
      await this.#catchingUp;
    }
  }

  get #isBehind(): boolean {
    if (this.#closed || this.#beatAtMs === null) return false;
    return this.#parts.time.now() - this.#beatAtMs > BEAT_GAP_MS;
  }

  async #beatAgain(): Promise<void> {
    try {
      await this.#beat();
    } finally {
      this.#catchingUp = null;
    }
  }

  /** Tells the store how long it served. Waits for beats under way first: a late one would hide a downtime. */
  async close(): Promise<void> {
    const { time, onProblem } = this.#parts;
    const nowMs = time.now();
    const hasServed = !this.#closed && this.#beatAtMs !== null;
    this.#closed = true;
    for (const callOff of this.#timers) callOff();
    this.#timers.clear();
    await Promise.all(this.#underWay);
    if (!hasServed) return;
    await this.#beat(BEAT_GAP_MS, nowMs).catch((problem: unknown) => onProblem(problem, ""));
  }

  /** Counted from `fromMs`, so that a slow store does not delay the next run unless it takes longer than `everyMs`. */
  #every(everyMs: number, work: Work, fromMs: number): void {
    if (this.#closed) return;
    const { time } = this.#parts;
    const atMs = Math.max(fromMs + everyMs, time.now());
    const callOff = time.at(atMs, () => {
      this.#timers.delete(callOff);
      const working = this.#try(work).then(() => {
        this.#underWay.delete(working);
        this.#every(everyMs, work, atMs);
      });
      this.#underWay.add(working);
    });
    this.#timers.add(callOff);
  }

  /** Returns the time of the beat, which is read before the store is asked: the machine may sleep before it answers. */
  async #beat(gapMs = BEAT_GAP_MS, nowMs = this.#parts.time.now()): Promise<number> {
    await this.#parts.beat(nowMs, gapMs);
    this.#beatAtMs = nowMs;
    return nowMs;
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
