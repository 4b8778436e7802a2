/** The other end of a Crew: what a thread does with each job it is given, until it is ended. */
import { parentPort } from "node:worker_threads";

export function serve<Job, Result>(work: (job: Job) => Result): void {
  parentPort?.on("message", (job: Job) => parentPort?.postMessage(work(job)));
}
