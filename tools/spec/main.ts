/** `npm run spec`: see usage in args.ts, and README.md. */
import { type Args, readArgs, usage } from "./args.ts";
import { type MutantJob, runMutants } from "./mutate.ts";
import { readNumber } from "./numbers.ts";
import { messageOf, UsageError } from "./problem.ts";
import { findRoot, type Project, readProject, selectPackages } from "./project.ts";
import { runRandom } from "./random/command.ts";
import { checkEquivalents } from "./random/equivalents.ts";
import {
  formatMutantInput,
  formatProblems,
  formatSurvey,
  formatVerdict,
  formatVerdictSummary,
  mutantsAreGood,
  surveyIsGood,
  surveyToJson,
  verdictToJson,
} from "./report.ts";
import { type Survey, surveyPackages } from "./survey.ts";

async function main(): Promise<boolean> {
  const args = readArgs(process.argv.slice(2));
  if (args.help) {
    print(usage);
    return true;
  }
  const project = readProject(findRoot(process.cwd()));
  if (args.random) return runRandom(args, project, { print, tellProgress });
  const surveys = surveyPackages(project, selectPackages(project, args.names, process.cwd()));
  if (!args.json) {
    for (const line of formatProblems(project.problems)) print(line.trimStart());
    if (surveys.length === 0) print("No package has a spec.json yet.");
  }
  const good = args.mutants
    ? await checkMutants(args, project, surveys)
    : checkCoverage(args, project, surveys);
  return good && project.problems.length === 0;
}

function checkCoverage(args: Args, project: Project, surveys: readonly Survey[]): boolean {
  const equivalents = checkEquivalents(project, args.names);
  const good = surveys.every(surveyIsGood) && equivalents.problems.length === 0;
  if (args.json) {
    const problems = [...project.problems, ...equivalents.problems];
    print(JSON.stringify({ good, problems, packages: surveys.map(surveyToJson) }, null, 2));
  } else {
    for (const survey of surveys) print(formatSurvey(survey));
    for (const line of formatProblems([...equivalents.problems, ...equivalents.hints]))
      print(line.trimStart());
  }
  return good;
}

async function checkMutants(
  args: Args,
  { root, problems }: Project,
  surveys: readonly Survey[],
): Promise<boolean> {
  const jobs = selectMutants(surveys, args.only);
  // With --only the rest of the package is none of this run's business.
  const checksInput = args.only.length === 0;
  if (!args.json && checksInput)
    for (const survey of surveys)
      for (const line of formatMutantInput(survey)) print(line.trimStart());

  const judged = await runMutants(root, jobs, {
    workers: args.workers,
    timeoutSeconds: args.timeoutSeconds,
    onVerdict: (verdict) => {
      if (!args.json) print(formatVerdict(verdict));
    },
  });
  const good =
    judged.every(({ verdict }) => verdict.status === "killed") &&
    (!checksInput || surveys.every(mutantsAreGood));
  if (args.json) {
    const checked = checksInput ? surveys : [];
    const input = checked.flatMap(({ mutants }) => mutants.problems);
    const without = checked.flatMap(({ package: { path }, mutants }) =>
      mutants.without.map((number) => ({ package: path, number })),
    );
    const mutants = judged.map(verdictToJson);
    print(JSON.stringify({ good, problems: [...problems, ...input], without, mutants }, null, 2));
  } else print(formatVerdictSummary(judged));
  return good;
}

function selectMutants(surveys: readonly Survey[], only: readonly string[]): MutantJob[] {
  const jobs = surveys.flatMap((survey) =>
    survey.mutants.mutants.map((mutant) => ({ survey, mutant })),
  );
  if (only.length === 0) return jobs;
  return only.flatMap((text) => {
    const found = jobs.filter(
      ({ survey, mutant }) => readNumber(text, survey.package.spec.prefix) === mutant.rule,
    );
    if (found.length > 0) return found;
    const faults = surveys.flatMap(({ mutants }) => formatProblems(mutants.problems));
    throw new UsageError([`No usable mutant is for ${text}.`, ...faults].join("\n"));
  });
}

/** Beside the answer, so that the answer can go into a file. */
function tellProgress(text: string): void {
  process.stderr.write(`${text}\n`);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  const isUsage = error instanceof UsageError;
  const detail = error instanceof Error && !isUsage ? error.stack : undefined;
  process.stderr.write(`${detail ?? messageOf(error)}\n`);
  process.exitCode = isUsage ? 2 : 1;
}
