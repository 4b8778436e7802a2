/** Claims a match while long work is under way, so that no other process starts the same work. */
import type { MatchStore } from "../../store.ts";
import type { Time } from "../timing/time.ts";

/** How long others wait for a process that was killed. */
const LEASE_MS = 20_000;
/** Work shorter than this needs no claim: others wait longer before they take over. */
const CLAIM_AFTER_MS = 2000;
const RENEW_EVERY_MS = 6000;

export class Lease {
  readonly #store: MatchStore;
  readonly #holder: string;
  readonly #time: Time;

  constructor(store: MatchStore, holder: string, time: Time) {
    this.#store = store;
    this.#holder = holder;
    this.#time = time;
  }

  take(matchId: string): Promise<boolean> {
    const nowMs = this.#time.now();
    return this.#store.claim(matchId, this.#holder, nowMs, nowMs + LEASE_MS);
  }

  /** This process has stopped working on the match. If the release fails, the lease simply runs out. */
  async release(matchId: string): Promise<void> {
    await this.#store.claim(matchId, this.#holder, this.#time.now(), 0).catch(() => {});
  }

  /** Renews the claim until the work is done. If a claim fails, at worst the work is done twice. */
  async during<T>(matchId: string, work: () => Promise<T>): Promise<T> {
    let callOff = (): void => {};
    const claimIn = (waitMs: number): void => {
      callOff = this.#time.at(this.#time.now() + waitMs, () => {
        this.take(matchId).catch(() => {});
        claimIn(RENEW_EVERY_MS);
      });
    };
    claimIn(CLAIM_AFTER_MS);
    try {
      return await work();
    } finally {
      callOff();
    }
  }
}
