/**
 * Time that passes only when nothing is left to do: a list of what happens when. Between two of
 * these all promises are served, so the same seed gives the same order on any machine.
 */
import type { Time } from "../../service/timing/time.ts";

/** Nothing depends on this moment; it only has to look like one. */
export const START_MS = 1_800_000_000_000;

interface Planned {
  readonly atMs: number;
  readonly run: () => void;
  isOff: boolean;
}

export class VirtualTime implements Time {
  /** In order; what was planned first comes first at the same time. */
  readonly #planned: Planned[] = [];
  #nowMs = START_MS;
  /** How much has happened. */
  steps = 0;

  readonly now = (): number => this.#nowMs;

  readonly at = (atMs: number, run: () => void): (() => void) => {
    const planned: Planned = { atMs: Math.max(atMs, this.#nowMs), run, isOff: false };
    this.#planned.splice(this.#placeOf(planned.atMs), 0, planned);
    return () => {
      planned.isOff = true;
    };
  };

  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => void this.at(this.#nowMs + ms, resolve));
  }

  /** The machine sleeps: what was planned meanwhile happens late. */
  suspend(ms: number): void {
    this.#nowMs += ms;
  }

  /** Whether it happened before this time, and within this many steps. */
  async runUntil(isOver: () => boolean, untilMs: number, mostSteps: number): Promise<boolean> {
    for (const last = this.steps + mostSteps; this.steps < last; this.steps++) {
      await allPromises();
      if (isOver()) return true;
      const [next] = this.#planned;
      if (next === undefined || next.atMs > untilMs) return false;
      this.#planned.shift();
      if (next.isOff) continue;
      this.#nowMs = Math.max(this.#nowMs, next.atMs);
      next.run();
    }
    return false;
  }

  #placeOf(atMs: number): number {
    let low = 0;
    let high = this.#planned.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#planned[middle] as Planned).atMs <= atMs) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Node serves every promise that is ready before it calls back. */
const allPromises = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
