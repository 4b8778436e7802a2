/** What is counted while a load test runs. Only what begins while it is measured is timed. */
export class Tally {
  isMeasuring = false;
  /** From sending an action until it was acknowledged, and until both streams have told of it. */
  readonly answeredMs: number[] = [];
  readonly arrivedMs: number[] = [];
  /** Actions for a version that was over when they came: no error, somebody was faster. */
  stale = 0;
  /** Streams that the server ended, and that were opened again. */
  dropped = 0;
  readonly #errors = new Map<string, number>();

  failed(what: string): void {
    this.#errors.set(what, (this.#errors.get(what) ?? 0) + 1);
  }

  get errors(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#errors);
  }
}
