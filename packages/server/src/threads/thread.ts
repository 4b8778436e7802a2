/** One thread, which does one piece of work at a time. */
import type { Worker } from "node:worker_threads";

/** What a thread posts: its answer, or why there is none. */
export type Posted<Answer> = { readonly answer: Answer } | { readonly fault: string };

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (problem: unknown) => void;
  readonly limit: NodeJS.Timeout;
}

/** The work was given up because it takes more time than it may. */
export class TookTooLong extends Error {
  constructor(longestMs: number) {
    super(`it took more than ${longestMs} ms`);
    this.name = "TookTooLong";
  }
}

export class Thread<Request, Answer> {
  private readonly worker: Worker;
  private waiting: Waiting<Answer> | null = null;
  private hasEnded = false;

  constructor(worker: Worker) {
    this.worker = worker;
    // An idle thread does not keep the process alive.
    worker.unref();
    worker.on("message", (posted: Posted<Answer>) => {
      if ("answer" in posted) this.done()?.resolve(posted.answer);
      else this.done()?.reject(new Error(posted.fault));
    });
    worker.on("messageerror", (problem) => void this.end(problem));
    worker.on("error", (problem) => void this.end(problem));
    worker.on("exit", (code) => void this.end(new Error(`a thread ended with code ${code}`)));
  }

  get isOver(): boolean {
    return this.hasEnded;
  }

  get isIdle(): boolean {
    return this.waiting === null && !this.hasEnded;
  }

  /** Fails if the work fails, if the thread dies, or after this long. */
  ask(request: Request, longestMs: number): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const limit = setTimeout(() => void this.end(new TookTooLong(longestMs)), longestMs);
    this.waiting = { resolve, reject, limit };
    this.worker.ref();
    try {
      this.worker.postMessage(request);
    } catch (problem) {
      this.done()?.reject(problem);
    }
    return promise;
  }

  /** Ends the thread at once; what it is doing fails with this problem. */
  async end(problem: unknown): Promise<void> {
    this.hasEnded = true;
    this.done()?.reject(problem);
    await this.worker.terminate();
  }

  private done(): Waiting<Answer> | null {
    const { waiting } = this;
    this.waiting = null;
    if (waiting === null) return null;
    clearTimeout(waiting.limit);
    this.worker.unref();
    return waiting;
  }
}
