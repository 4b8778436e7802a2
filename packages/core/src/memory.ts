/**
 * What has been derived from a state and still holds. Nothing of it is in the state: it can be
 * thrown away at any time, and a state that is read back from a file starts without.
 *
 * A state changes by events alone, and an event says what it may change (`Touch`). Each thing that
 * is remembered names what it was derived from; once that has been touched it is derived again.
 */

/**
 * What an event may change of what rules derive. `nothing`: prompts and work to do. `moment`: what
 * somebody may answer just now (a window, what has happened lately). `numbers`: life, hands, phases,
 * turns. `cards`: which cards there are and who knows them, but nothing that lies on the table.
 * `table`: everything.
 */
export type Touch = "nothing" | "moment" | "numbers" | "cards" | "table";

/**
 * What something is derived from. `table`: from what lies there alone. `cards`: from all cards, in
 * hidden zones, too. `state`: from cards and numbers. `moment`: from all but prompts and work.
 */
export type Source = "moment" | "state" | "cards" | "table";

/** Nothing was kept there. */
const NEVER = -1;

export class Memory {
  /** How often each has been touched. */
  #moment = 0;
  #state = 0;
  #cards = 0;
  #table = 0;
  /**
   * By slot, when it was kept, and what. Two lists and no list of pairs: something is kept dozens of times a
   * command, and a pair each time would be garbage soon.
   */
  readonly #at: number[];
  readonly #values: unknown[];

  constructor(at: number[] = [], values: unknown[] = []) {
    this.#at = at;
    this.#values = values;
  }

  /** For a state that begins as this one is. */
  fork(): Memory {
    const fork = new Memory(this.#at.slice(), this.#values.slice());
    fork.#moment = this.#moment;
    fork.#state = this.#state;
    fork.#cards = this.#cards;
    fork.#table = this.#table;
    return fork;
  }

  /** Goes up with every change of the state that is more than bookkeeping. */
  get version(): number {
    return this.#state;
  }

  touch(what: Touch): void {
    if (what === "nothing") return;
    this.#moment++;
    if (what === "moment") return;
    this.#state++;
    if (what === "numbers") return;
    this.#cards++;
    if (what === "table") this.#table++;
  }

  /** Whether anything was ever kept there. */
  has(slot: number): boolean {
    return (this.#at[slot] ?? NEVER) !== NEVER;
  }

  /** Whether what was kept there still holds. */
  holds(slot: number, source: Source): boolean {
    return this.#at[slot] === this.#now(source);
  }

  /** What was kept there last, though it may no longer hold. */
  last(slot: number): unknown {
    return this.#values[slot];
  }

  keep(slot: number, source: Source, value: unknown): void {
    // Without holes, so that the lists stay dense.
    while (this.#at.length <= slot) {
      this.#at.push(NEVER);
      this.#values.push(undefined);
    }
    this.#at[slot] = this.#now(source);
    this.#values[slot] = value;
  }

  #now(source: Source): number {
    switch (source) {
      case "moment":
        return this.#moment;
      case "state":
        return this.#state;
      case "cards":
        return this.#cards;
      case "table":
        return this.#table;
    }
  }
}
