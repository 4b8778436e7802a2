/**
 * A few threads for work that would keep everybody else waiting, started when they are first needed. While all
 * of them are busy, requests wait in a queue, in which urgent ones go first. A thread that dies fails what it
 * was doing; another is started when it is needed.
 */
import type { Worker } from "node:worker_threads";
import { Thread } from "./thread.ts";

export interface ThreadsOptions {
  readonly most: number;
  /** Work that takes longer is given up, and its thread with it. */
  readonly longestMs: number;
  /** As many may wait as like if it is not given. */
  readonly mostWaiting?: number;
  readonly start: () => Worker;
}

/** The queue is full. */
export class TooManyWaiting extends Error {
  constructor() {
    super("too much work is waiting for a thread");
    this.name = "TooManyWaiting";
  }
}

export class ThreadsClosed extends Error {
  constructor() {
    super("the threads were closed");
    this.name = "ThreadsClosed";
  }
}

interface Queued<Request, Answer> {
  readonly isUrgent: boolean;
  readonly request: Request;
  readonly resolve: (answer: Answer | Promise<Answer>) => void;
  readonly reject: (problem: unknown) => void;
}

export class Threads<Request, Answer> {
  private readonly options: ThreadsOptions;
  private threads: Thread<Request, Answer>[] = [];
  private readonly queue: Queued<Request, Answer>[] = [];
  private closed = false;

  constructor(options: ThreadsOptions) {
    this.options = options;
  }

  /** Urgent requests go before all others. */
  ask(request: Request, isUrgent = false): Promise<Answer> {
    if (this.closed) return Promise.reject(new ThreadsClosed());
    if (this.queue.length >= (this.options.mostWaiting ?? Infinity)) {
      return Promise.reject(new TooManyWaiting());
    }
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const behind = isUrgent ? this.queue.findIndex((queued) => !queued.isUrgent) : -1;
    const place = behind < 0 ? this.queue.length : behind;
    this.queue.splice(place, 0, { isUrgent, request, resolve, reject });
    this.handOut();
    return promise;
  }

  private handOut(): void {
    while (this.queue.length > 0) {
      let thread: Thread<Request, Answer> | null;
      try {
        thread = this.idleThread();
      } catch (problem) {
        this.queue.shift()?.reject(problem);
        continue;
      }
      if (thread === null) return;
      const next = this.queue.shift() as Queued<Request, Answer>;
      const answer = thread.ask(next.request, this.options.longestMs);
      next.resolve(answer);
      const goOn = (): void => this.handOut();
      answer.then(goOn, goOn);
    }
  }

  private idleThread(): Thread<Request, Answer> | null {
    this.threads = this.threads.filter(({ isOver }) => !isOver);
    const idle = this.threads.find(({ isIdle }) => isIdle);
    if (idle !== undefined) return idle;
    if (this.threads.length >= this.options.most) return null;
    const started = new Thread<Request, Answer>(this.options.start());
    this.threads.push(started);
    return started;
  }

  /** At once: unfinished requests fail. */
  async close(): Promise<void> {
    this.closed = true;
    const closed = new ThreadsClosed();
    for (const { reject } of this.queue.splice(0)) reject(closed);
    await Promise.all(this.threads.map((thread) => thread.end(closed)));
  }
}
