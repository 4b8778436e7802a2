/** Serves matches for as long as it goes on: says so to the store, and takes up what is due. */
import { messageOf } from "./errors.ts";
import type { Time } from "./time.ts";

const BEAT_EVERY_MS = 5000;
const SETTLE_EVERY_MS = 1000;

interface Parts {
  readonly time: Time;
  readonly beat: () => Promise<void>;
  readonly settleDue: () => Promise<number>;
  readonly onProblem: (problem: unknown, matchId: string) => void;
}

export class Serving {
  readonly #parts: Parts;
  readonly #timers = new Set<() => void>();
  #closed = false;
  /** What fails at the moment, in a sentence; null while nothing does. */
  problem: string | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async begin(): Promise<void> {
    const { beat, settleDue } = this.#parts;
    await this.#try(beat);
    await this.#try(settleDue);
    this.#every(BEAT_EVERY_MS, beat);
    this.#every(SETTLE_EVERY_MS, settleDue);
  }

  close(): void {
    this.#closed = true;
    for (const callOff of this.#timers) callOff();
    this.#timers.clear();
  }

  #every(everyMs: number, work: () => Promise<unknown>): void {
    if (this.#closed) return;
    const { time } = this.#parts;
    const callOff = time.at(time.now() + everyMs, () => {
      this.#timers.delete(callOff);
      void this.#try(work).then(() => this.#every(everyMs, work));
    });
    this.#timers.add(callOff);
  }

  async #try(work: () => Promise<unknown>): Promise<void> {
    if (this.#closed) return;
    try {
      await work();
      this.problem = null;
    } catch (problem) {
      this.problem = `The store does not answer: ${messageOf(problem)}`;
      this.#parts.onProblem(problem, "");
    }
  }
}
