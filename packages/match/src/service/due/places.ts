/**
 * Places for matches that another process left: how many of them are worked on at the same time. The
 * people who are here come first, then those who wait for a bot, then bots among themselves.
 */
import type { Time } from "../timing/time.ts";

const PLACES = 4;
/** How many of these may go to matches played by bots alone. */
const PLACES_OF_BOTS = 2;
/** Work that makes no progress for this long gives up its place to the next match, and goes on without one. */
const HELD_UP_MS = 30_000;

interface Held {
  readonly isWaitedFor: boolean;
  steppedAtMs: number;
  callOff: () => void;
}

export class Places {
  readonly #time: Time;
  readonly #held = new Map<string, Held>();
  #onFree: () => void = () => {};

  constructor(time: Time) {
    this.#time = time;
  }

  /** Calls back whenever a place has become free. */
  onFree(run: () => void): void {
    this.#onFree = run;
  }

  isFreeFor(isWaitedFor: boolean): boolean {
    if (this.#held.size >= PLACES) return false;
    const ofBots = [...this.#held.values()].filter((held) => !held.isWaitedFor).length;
    return isWaitedFor || ofBots < PLACES_OF_BOTS;
  }

  take(matchId: string, isWaitedFor: boolean): void {
    this.#held.get(matchId)?.callOff();
    const held = { isWaitedFor, steppedAtMs: this.#time.now(), callOff: () => {} };
    this.#held.set(matchId, held);
    this.#watch(matchId, held);
  }

  /** Work on this match has made progress: if it has a place, it keeps it. */
  goesOn(matchId: string): void {
    const held = this.#held.get(matchId);
    if (held !== undefined) held.steppedAtMs = this.#time.now();
  }

  free(matchId: string): void {
    const held = this.#held.get(matchId);
    if (held === undefined) return;
    held.callOff();
    this.#held.delete(matchId);
    this.#onFree();
  }

  close(): void {
    this.#onFree = () => {};
    for (const { callOff } of this.#held.values()) callOff();
    this.#held.clear();
  }

  #watch(matchId: string, held: Held): void {
    const freeAtMs = held.steppedAtMs + HELD_UP_MS;
    held.callOff = this.#time.at(freeAtMs, () => {
      if (held.steppedAtMs + HELD_UP_MS > freeAtMs) this.#watch(matchId, held);
      else this.free(matchId);
    });
  }
}
