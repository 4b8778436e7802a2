/** A thread that does as it is told: waits some milliseconds, throws, or ends. */
import { exit } from "node:process";
import { workerData } from "node:worker_threads";
import { serve } from "./serve.ts";

interface Job {
  readonly wait?: number;
  readonly throw?: string;
  readonly exit?: number;
}

serve((job: Job) => {
  if (job.throw !== undefined) throw new Error(job.throw);
  if (job.exit !== undefined) exit(job.exit);
  const until = performance.now() + (job.wait ?? 0);
  while (performance.now() < until);
  return (workerData as number) + (job.wait ?? 0);
});
