/** Waits for what may take long, but not beyond the end. */

export const GIVEN_UP = Symbol("given up");

export class UntilClosed {
  /**
   * Who gives up when it ends. (A race against one promise of the end would keep something of every
   * wait for as long as the service lives.)
   */
  private readonly waiting = new Set<() => void>();
  private closed = false;

  /** What is waited for, or GIVEN_UP if the end comes first; a failure after that goes unheard. */
  wait<T>(slow: T | Promise<T>): Promise<T | typeof GIVEN_UP> {
    return new Promise((resolve, reject) => {
      const giveUp = (): void => resolve(GIVEN_UP);
      if (this.closed) giveUp();
      else this.waiting.add(giveUp);
      Promise.resolve(slow)
        .then(resolve, reject)
        .finally(() => this.waiting.delete(giveUp));
    });
  }

  close(): void {
    this.closed = true;
    for (const giveUp of this.waiting) giveUp();
    this.waiting.clear();
  }
}
