/** Plants each mutant in turn and runs the tests that reach it, until one of them fails. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openWorker, share, type Worker } from "../workers.ts";
import { plant, type RandomMutant } from "./find-mutants.ts";
import { isIntegrationTest } from "./packages.ts";
import type { Reach, ReachingTest } from "./reach.ts";
import { judgeRandom, type RandomVerdict } from "./verdict.ts";

export type RandomJob = {
  /** The package's path. */
  readonly package: string;
  readonly mutant: RandomMutant;
  readonly reach: Reach;
};

export type JudgeOptions = {
  readonly workers: number;
  /** How long a test may take beyond five times what the slowest takes on sound code. */
  readonly timeoutSeconds: number;
  readonly onVerdict: (job: RandomJob, verdict: RandomVerdict) => void;
};

export async function judgeMutants(
  root: string,
  jobs: readonly RandomJob[],
  options: JudgeOptions,
): Promise<void> {
  const reached = jobs.flatMap((job) => {
    const tests = job.reach.testsOf(job.mutant);
    if (tests.length > 0) return [{ job, tests }];
    options.onVerdict(job, { status: "not reached", reason: "no test reaches it" });
    return [];
  });
  const workers: Worker[] = [];
  try {
    for (let i = 0; i < Math.min(options.workers, reached.length); i += 1)
      workers.push(openWorker(root, { stopsAtFailure: true }));
    await share(workers, reached, async (worker, { job, tests }) => {
      options.onVerdict(job, await judgeOne(worker, job.mutant, tests, options.timeoutSeconds));
    });
  } finally {
    for (const worker of workers) worker.close();
  }
}

async function judgeOne(
  worker: Worker,
  mutant: RandomMutant,
  tests: readonly ReachingTest[],
  timeoutSeconds: number,
): Promise<RandomVerdict> {
  const file = join(worker.root, mutant.file);
  const sound = readFileSync(file, "utf8");
  writeFileSync(file, plant(mutant, sound));
  try {
    const names = Object.fromEntries(
      quickestFirst(tests).map(([path, inFile]) => [
        join(worker.root, path),
        inFile.map((test) => test.name),
      ]),
    );
    const slowest = Math.max(...tests.map((test) => test.seconds));
    const result = await worker.runner.run(
      { files: Object.keys(names), pattern: "", names, changed: [file] },
      Math.ceil(timeoutSeconds + 5 * slowest),
    );
    return judgeRandom(result, tests.length);
  } finally {
    writeFileSync(file, sound);
  }
}

/** By file, tests that need nothing before those that start processes. */
function quickestFirst(tests: readonly ReachingTest[]): [string, ReachingTest[]][] {
  const seconds = (inFile: readonly ReachingTest[]): number =>
    inFile.reduce((sum, test) => sum + test.seconds, 0);
  return [...Map.groupBy(tests, (test) => test.file)].sort(
    ([a, inA], [b, inB]) =>
      Number(isIntegrationTest(a)) - Number(isIntegrationTest(b)) || seconds(inA) - seconds(inB),
  );
}
