/** Work under the same key is done one after the other, in the order it was given. */
export class InOrder {
  private readonly last = new Map<string, Promise<unknown>>();

  run<Answer>(key: string, work: () => Promise<Answer>): Promise<Answer> {
    const before = this.last.get(key);
    const mine = before === undefined ? work() : before.then(work, work);
    this.last.set(key, mine);
    const forget = (): void => {
      if (this.last.get(key) === mine) this.last.delete(key);
    };
    mine.then(forget, forget);
    return mine;
  }
}
