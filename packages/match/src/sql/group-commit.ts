/**
 * Commits are shared: what arrives in one turn of the event loop, or while the disk is busy, is written by
 * the next transaction together. A transaction only reaches the operating system; `toDisk` then waits for
 * the disk on another thread, so that matches go on meanwhile. Nobody is answered before what they wrote,
 * or read, would survive a power cut.
 */
import type { DatabaseSync } from "node:sqlite";

/** More than this many are left to the commit after the next. */
const MAX_PER_COMMIT = 256;

/**
 * How many are answered in one turn. An answer makes work, often the next action: the rest wait until what
 * these write is on its way to the disk, so that the disk and this thread work at the same time.
 */
const ANSWERS_PER_TURN = 16;

interface Waiting {
  /** Writes, and keeps what is to be answered. */
  readonly write: () => void;
  readonly answer: () => void;
  readonly reject: (reason: unknown) => void;
}

export class GroupCommit {
  private readonly database: DatabaseSync;
  private readonly toDisk: () => Promise<void>;
  private readonly queue: Waiting[] = [];
  private readonly onDisk: Waiting[] = [];
  /** The group that the disk is writing. */
  private underWay: Promise<void> | null = null;
  /** The disk has failed: what was committed since the last success may not be there. */
  private isDoubtful = false;
  private isScheduled = false;
  private readonly whenIdle: (() => void)[] = [];

  /** `toDisk`: resolves when everything committed before the call would survive a power cut. */
  constructor(database: DatabaseSync, toDisk: () => Promise<void>) {
    this.database = database;
    this.toDisk = toDisk;
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

  /** What `work` reads, once that would survive a power cut: nobody is told of what may be lost. */
  async read<Answer>(work: () => Answer): Promise<Answer> {
    if (this.isDoubtful) this.makeSure();
    const answer = work();
    if (this.underWay !== null) await this.underWay;
    return answer;
  }

  /** Resolves when everything that waits has been written and answered. */
  finish(): Promise<void> {
    return new Promise((resolve) => {
      this.whenIdle.push(resolve);
      this.schedule();
    });
  }

  private schedule(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      this.turn();
    });
  }

  private turn(): void {
    if (this.underWay === null && this.queue.length > 0) this.commitNext();
    for (const { answer } of this.onDisk.splice(0, ANSWERS_PER_TURN)) answer();
    if (this.onDisk.length > 0 || (this.underWay === null && this.queue.length > 0)) {
      this.schedule();
    } else if (this.underWay === null) {
      for (const resolve of this.whenIdle.splice(0)) resolve();
    }
  }

  private commitNext(): void {
    const group = this.written(this.queue.splice(0, MAX_PER_COMMIT));
    if (group.length === 0) return;
    this.underWay = this.toDisk();
    void this.underWay
      .then(
        () => this.onDisk.push(...group),
        (error: unknown) => {
          this.isDoubtful = true;
          for (const { reject } of group) reject(error);
        },
      )
      .then(() => {
        this.underWay = null;
        this.schedule();
      });
  }

  /** Those of a group that could be written: one that cannot does not take the others with it. */
  private written(group: readonly Waiting[]): readonly Waiting[] {
    try {
      if (this.isDoubtful) this.makeSure();
      this.commit(group);
      return group;
    } catch (error) {
      if (group.length > 1) return group.flatMap((waiting) => this.written([waiting]));
      for (const { reject } of group) reject(error);
      return [];
    }
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

  /**
   * After a failure the disk may lack a part of the log, and later parts are worth nothing without it. SQLite
   * brings everything to the main file, waiting for the disk itself, and begins a new log.
   */
  private makeSure(): void {
    this.database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    this.isDoubtful = false;
  }
}
