/**
 * How often something may happen, for each of many: so many times at once, and as many again in the course of
 * a period. Whoever has not been seen for a period has all of it again, and is forgotten.
 */
export interface Allowance {
  readonly most: number;
  readonly perMs: number;
}

/** So many are remembered before those are looked for that can be forgotten. */
const SWEEP_ABOVE = 10_000;

export class Allowances {
  private readonly allowance: Allowance;
  /** When each will have all of it again. */
  private readonly fullAgainMs = new Map<string, number>();
  private sweepAbove = SWEEP_ABOVE;

  constructor(allowance: Allowance) {
    this.allowance = allowance;
  }

  /** Takes so many. If too few are left, how many milliseconds it takes until there are; else 0. */
  take(who: string, nowMs: number, amount = 1): number {
    const { most, perMs } = this.allowance;
    const before = this.fullAgainMs.get(who) ?? nowMs;
    // A clock that was set back locks nobody out for more than a period.
    const after = Math.min(Math.max(before, nowMs), nowMs + perMs) + (amount * perMs) / most;
    // Shares of a period are no whole numbers: what is less than a microsecond is none.
    const waitMs = Math.ceil(after - perMs - nowMs - 0.001);
    if (waitMs > 0) return waitMs;
    this.fullAgainMs.set(who, after);
    if (this.fullAgainMs.size > this.sweepAbove) this.sweep(nowMs);
    return 0;
  }

  /** How many it remembers; for tests. */
  get size(): number {
    return this.fullAgainMs.size;
  }

  private sweep(nowMs: number): void {
    for (const [who, atMs] of this.fullAgainMs) {
      if (atMs <= nowMs) this.fullAgainMs.delete(who);
    }
    // If all of them are still busy, the next look is worth it only when there are many more.
    this.sweepAbove = Math.max(SWEEP_ABOVE, 2 * this.fullAgainMs.size);
  }
}
