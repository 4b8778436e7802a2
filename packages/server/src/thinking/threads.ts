/**
 * A few threads for bots that think long, started when they are first needed. While all of them are busy,
 * requests wait in a queue, in which matches with a person go first. A thread that dies fails the move it was
 * thinking about; another is started when it is needed.
 */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { ThinkRequest } from "./thought.ts";
import { Thread } from "./thread.ts";

/** The event loop keeps a core to itself if there is more than one. */
const MAX_THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));

/** Bots bound their work by counting; one that takes this long will never end. */
const MAX_MS = 60_000;

const workerFile = import.meta.url.endsWith(".ts")
  ? new URL("./worker.ts", import.meta.url)
  : new URL("./worker.js", import.meta.url);

export interface ThreadsOptions {
  readonly most?: number;
  readonly longestMs?: number;
  /** Starts a worker that answers as worker.ts does; for tests. */
  readonly start?: () => Worker;
}

interface Queued {
  readonly isUrgent: boolean;
  readonly request: ThinkRequest;
  readonly resolve: (move: string | Promise<string>) => void;
  readonly reject: (problem: unknown) => void;
}

export class Threads {
  private readonly most: number;
  private readonly longestMs: number;
  private readonly start: () => Worker;
  private threads: Thread[] = [];
  private readonly queue: Queued[] = [];
  private closed = false;

  constructor(options: ThreadsOptions = {}) {
    this.most = options.most ?? MAX_THREADS;
    this.longestMs = options.longestMs ?? MAX_MS;
    this.start = options.start ?? (() => new Worker(workerFile));
  }

  /** The id of the move that the bot chooses. Urgent requests go before all others. */
  think(request: ThinkRequest, isUrgent: boolean): Promise<string> {
    if (this.closed) return Promise.reject(new Error("the threads are closed"));
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const behind = isUrgent ? this.queue.findIndex((queued) => !queued.isUrgent) : -1;
    const place = behind < 0 ? this.queue.length : behind;
    this.queue.splice(place, 0, { isUrgent, request, resolve, reject });
    this.handOut();
    return promise;
  }

  private handOut(): void {
    while (this.queue.length > 0) {
      let thread: Thread | null;
      try {
        thread = this.idleThread();
      } catch (problem) {
        this.queue.shift()?.reject(problem);
        continue;
      }
      if (thread === null) return;
      const next = this.queue.shift() as Queued;
      const thought = thread.think(next.request, this.longestMs);
      next.resolve(thought);
      const goOn = (): void => this.handOut();
      thought.then(goOn, goOn);
    }
  }

  private idleThread(): Thread | null {
    this.threads = this.threads.filter(({ isOver }) => !isOver);
    const idle = this.threads.find(({ isIdle }) => isIdle);
    if (idle !== undefined) return idle;
    if (this.threads.length >= this.most) return null;
    const started = new Thread(this.start());
    this.threads.push(started);
    return started;
  }

  /** At once: unfinished requests fail. */
  async close(): Promise<void> {
    this.closed = true;
    const closed = new Error("the threads were closed");
    for (const { reject } of this.queue.splice(0)) reject(closed);
    await Promise.all(this.threads.map((thread) => thread.end(closed)));
  }
}
