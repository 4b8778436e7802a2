/** One thread, which thinks about one move at a time. */
import type { Worker } from "node:worker_threads";
import type { ThinkRequest, Thought } from "./thought.ts";

interface Waiting {
  readonly resolve: (move: string) => void;
  readonly reject: (problem: unknown) => void;
  readonly limit: NodeJS.Timeout;
}

export class Thread {
  private readonly worker: Worker;
  private waiting: Waiting | null = null;
  private hasEnded = false;

  constructor(worker: Worker) {
    this.worker = worker;
    // An idle thread does not keep the process alive.
    worker.unref();
    worker.on("message", (thought: Thought) => {
      if ("move" in thought) this.done()?.resolve(thought.move);
      else this.done()?.reject(new Error(thought.fault));
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

  /** The id of the move. Fails if the bot fails, if the thread dies, or after this long. */
  think(request: ThinkRequest, longestMs: number): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const limit = setTimeout(() => {
      void this.end(new Error(`${request.bot} thought for more than ${longestMs} ms`));
    }, longestMs);
    this.waiting = { resolve, reject, limit };
    this.worker.ref();
    try {
      this.worker.postMessage(request);
    } catch (problem) {
      this.done()?.reject(problem);
    }
    return promise;
  }

  /** Ends the thread at once; the move it is thinking about fails with this problem. */
  async end(problem: unknown): Promise<void> {
    this.hasEnded = true;
    this.done()?.reject(problem);
    await this.worker.terminate();
  }

  private done(): Waiting | null {
    const { waiting } = this;
    this.waiting = null;
    if (waiting === null) return null;
    clearTimeout(waiting.limit);
    this.worker.unref();
    return waiting;
  }
}
