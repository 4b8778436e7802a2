/**
 * Hands things over in groups: those that arrive in one turn of the event loop, or while as many groups as
 * allowed are under way. A full group goes at once.
 */

/** With more, groups would be small. With one, this process and the database would wait for each other. */
const MAX_UNDER_WAY = 4;
const MAX_PER_GROUP = 16;

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly resolve: (answer: Answer | Promise<Answer>) => void;
  readonly reject: (reason: unknown) => void;
}

export class Groups<Item, Answer> {
  private readonly handOver: (
    group: readonly Item[],
  ) => Promise<readonly (Answer | Promise<Answer>)[]>;
  private readonly queue: Waiting<Item, Answer>[] = [];
  private underWay = 0;
  private isScheduled = false;

  /** `handOver`: gives the answers in the order of the group, or the promise of one that takes longer. */
  constructor(
    handOver: (group: readonly Item[]) => Promise<readonly (Answer | Promise<Answer>)[]>,
  ) {
    this.handOver = handOver;
  }

  add(item: Item): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.queue.push({ item, resolve, reject });
      if (this.queue.length >= MAX_PER_GROUP) this.begin();
      else this.schedule();
    });
  }

  private schedule(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      this.begin();
    });
  }

  private begin(): void {
    while (this.underWay < MAX_UNDER_WAY && this.queue.length > 0) {
      this.underWay++;
      void this.work(this.queue.splice(0, MAX_PER_GROUP));
    }
  }

  private async work(group: readonly Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await this.handOver(group.map(({ item }) => item));
      for (const [i, { resolve }] of group.entries())
        resolve(answers[i] as Answer | Promise<Answer>);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
    this.underWay--;
    if (this.queue.length > 0) this.schedule();
  }
}
