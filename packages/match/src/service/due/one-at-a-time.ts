/**
 * A queue for work that nobody waits for: however much there is, one piece begins between two turns of
 * everybody else, in the order of asking.
 */
export class OneAtATime {
  /** Resolves after everything else that is waiting has had its turn. */
  readonly #soon: () => Promise<void>;
  readonly #waiting: (() => void)[] = [];
  #isServing = false;

  constructor(soon: () => Promise<void>) {
    this.#soon = soon;
  }

  /** Until it is this one's turn to begin. It need not say when it is done. */
  turn(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    if (!this.#isServing) void this.#serve();
    return promise;
  }

  async #serve(): Promise<void> {
    this.#isServing = true;
    while (this.#waiting.length > 0) {
      await this.#soon();
      this.#waiting.shift()?.();
    }
    this.#isServing = false;
  }
}
