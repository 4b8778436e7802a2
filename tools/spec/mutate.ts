/** Applies every mutant in turn, each worker in a scratch copy of its own. */
import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type Baseline, runBaseline } from "./baseline.ts";
import { applyMutant, type Mutant } from "./mutants.ts";
import { namePattern } from "./numbers.ts";
import type { Survey } from "./survey.ts";
import { invalid, judge, type Verdict } from "./verdict.ts";
import { openWorker, share, type Worker } from "./workers.ts";

export type MutantJob = { readonly survey: Survey; readonly mutant: Mutant };
export type JudgedMutant = MutantJob & { readonly verdict: Verdict };

export type MutateOptions = {
  readonly workers: number;
  /** How long a mutant may take beyond five times what its tests take on sound code. */
  readonly timeoutSeconds: number;
  /** Told in the order of the jobs, as soon as all before are judged. */
  readonly onVerdict: (judged: JudgedMutant) => void;
};

export async function runMutants(
  root: string,
  jobs: readonly MutantJob[],
  options: MutateOptions,
): Promise<JudgedMutant[]> {
  const workers: Worker[] = [];
  const judged: (JudgedMutant | undefined)[] = jobs.map(() => undefined);
  let toldCount = 0;
  try {
    for (let i = 0; i < Math.min(options.workers, jobs.length); i += 1)
      workers.push(openWorker(root));

    const surveys = [...new Set(jobs.map((job) => job.survey))];
    const baselines = new Map<Survey, { baseline: Baseline; scratchRoot: string }>();
    await share(workers, surveys, async (worker, survey) => {
      const rules = jobs.filter((job) => job.survey === survey).map((job) => job.mutant.rule);
      const numbers = [...new Set(rules)];
      const baseline = await runBaseline(survey, numbers, worker.runner, worker.root);
      baselines.set(survey, { baseline, scratchRoot: worker.root });
    });

    await share(workers, jobs, async (worker, job, index) => {
      const known = baselines.get(job.survey);
      const verdict =
        known === undefined
          ? invalid("the run without it is missing")
          : await runMutant(worker, job, known.baseline, known.scratchRoot, options);
      judged[index] = { ...job, verdict };
      for (let next = judged[toldCount]; next !== undefined; next = judged[toldCount]) {
        options.onVerdict(next);
        toldCount += 1;
      }
    });
  } finally {
    for (const worker of workers) worker.close();
  }
  return judged.filter((entry) => entry !== undefined);
}

async function runMutant(
  worker: Worker,
  { survey, mutant }: MutantJob,
  baseline: Baseline,
  baselineRoot: string,
  options: MutateOptions,
): Promise<Verdict> {
  const fault = baseline.fault(mutant.rule);
  if (fault !== undefined) return invalid(fault);

  const { prefix } = survey.package.spec;
  const file = join(worker.root, survey.package.path, mutant.file);
  const sound = readFileSync(file, "utf8");
  writeFileSync(file, applyMutant(mutant, sound));
  try {
    const result = await worker.runner.run(
      {
        files: baseline
          .files(mutant.rule)
          .map((path) => join(worker.root, relative(baselineRoot, path))),
        pattern: namePattern(prefix, [mutant.rule]).source,
        changed: [file],
      },
      Math.ceil(options.timeoutSeconds + 5 * baseline.seconds(mutant.rule)),
    );
    return judge(result, prefix, mutant.rule);
  } finally {
    writeFileSync(file, sound);
  }
}
