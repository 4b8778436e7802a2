/**
 * A commit waits for the disk, so commits are shared: what arrives in one turn of the event loop, or
 * while a commit is under way, is written by the next one together. Nobody is answered before the
 * commit that holds what they wrote.
 */
import type { DatabaseSync } from "node:sqlite";

/** More than this many are left to the commit after the next. */
const MAX_PER_COMMIT = 256;

interface Waiting {
  /** Writes, and keeps what is to be answered. */
  readonly write: () => void;
  readonly answer: () => void;
  readonly reject: (reason: unknown) => void;
}

export class GroupCommit {
  private readonly database: DatabaseSync;
  private readonly queue: Waiting[] = [];
  private isScheduled = false;

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  /** What `work` gives, once it would survive a power cut. */
  write<Answer>(work: () => Answer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      let answer: Answer;
      this.queue.push({
        write: () => {
          answer = work();
        },
        answer: () => resolve(answer),
        reject,
      });
      this.schedule();
    });
  }

  /** Writes whatever waits. */
  finish(): void {
    while (this.queue.length > 0) this.flush();
  }

  private schedule(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      this.flush();
      if (this.queue.length > 0) this.schedule();
    });
  }

  private flush(): void {
    const group = this.queue.splice(0, MAX_PER_COMMIT);
    if (group.length === 0) return;
    try {
      this.commit(group);
    } catch (error) {
      // One that cannot be written does not take the others with it.
      if (group.length > 1) for (const waiting of group) this.flushAlone(waiting);
      else group[0]?.reject(error);
      return;
    }
    for (const { answer } of group) answer();
  }

  private flushAlone(waiting: Waiting): void {
    try {
      this.commit([waiting]);
    } catch (error) {
      waiting.reject(error);
      return;
    }
    waiting.answer();
  }

  private commit(group: readonly Waiting[]): void {
    try {
      this.database.exec("BEGIN IMMEDIATE");
      for (const { write } of group) write();
      this.database.exec("COMMIT");
    } catch (error) {
      if (this.database.isTransaction) this.database.exec("ROLLBACK");
      throw error;
    }
  }
}
