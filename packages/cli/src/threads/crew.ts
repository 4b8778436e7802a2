/**
 * Threads that share out work: each takes the next job when it is done with one. Results come in the
 * order of the jobs, so how many threads there are and which is quicker changes nothing.
 */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

/** In the published package modules are named as their sources, and are JavaScript. */
const isBuilt = import.meta.url.endsWith(".js");

export class Crew<Job, Result> {
  readonly #workers: readonly Worker[];

  /** `file` is a module that calls `serve`; it finds `workerData` as Node hands it over. */
  constructor(file: URL, workerData: unknown, threads = availableParallelism()) {
    const module = isBuilt ? new URL(file.href.replace(/\.ts$/, ".js")) : file;
    this.#workers = Array.from({ length: threads }, () => new Worker(module, { workerData }));
  }

  /** Rejects with the first error of a job; after that the crew can only be ended. */
  async work(jobs: Iterable<Job>, onDone?: (result: Result, job: Job) => void): Promise<Result[]> {
    const results: Result[] = [];
    const waiting = numbered(jobs);
    const serve = async (worker: Worker): Promise<void> => {
      for (const [place, job] of waiting) {
        const result = await doneBy<Job, Result>(worker, job);
        results[place] = result;
        onDone?.(result, job);
      }
    };
    await Promise.all(this.#workers.map(serve));
    return results;
  }

  async end(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

/** Taken one at a time: what comes next may depend on what is done. */
function* numbered<Job>(jobs: Iterable<Job>): Generator<readonly [number, Job]> {
  let place = 0;
  for (const job of jobs) yield [place++, job];
}

function doneBy<Job, Result>(worker: Worker, job: Job): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const gone = (code: number): void => reject(new Error(`a thread ended with code ${code}`));
  worker.once("message", resolve).once("error", reject).once("exit", gone);
  worker.postMessage(job);
  return promise.finally(() => {
    worker.off("message", resolve).off("error", reject).off("exit", gone);
  });
}
