/** `npm run spec -- --mutants --random`: draws mutants, judges them and tells which survive. */
import { relative, resolve } from "node:path";
import type { Args } from "../args.ts";
import { atExit } from "../at-exit.ts";
import { UsageError } from "../problem.ts";
import { forwardSlashes, type Project } from "../project.ts";
import { readEquivalents } from "./equivalents.ts";
import { byPlace, type RandomMutant } from "./find-mutants.ts";
import { judgeMutants, type RandomJob } from "./judge-mutants.ts";
import { KeptVerdicts } from "./kept-verdicts.ts";
import { hashRepository, measureReach } from "./measure-reach.ts";
import { findSourcePackages, type SourcePackage, selectSourcePackages } from "./packages.ts";
import { createReach, mapRegions } from "./reach.ts";
import { formatReport, isSurvivor, type JudgedRandom, judgedToJson, tallyOf } from "./report.ts";
import { drawMutants } from "./sample.ts";

/** What can be said of a mutant before it is run. */
type Drawn = { readonly package: SourcePackage; readonly mutant: RandomMutant };

export type RandomOutput = {
  readonly print: (text: string) => void;
  readonly tellProgress: (text: string) => void;
};

/** True when all are killed. */
export async function runRandom(
  args: Args,
  project: Project,
  { print, tellProgress }: RandomOutput,
): Promise<boolean> {
  const { root } = project;
  const packages = selectSourcePackages(
    findSourcePackages(project),
    [...args.names, ...args.packages],
    root,
    process.cwd(),
  );
  const drawn = drawAll(args, root, packages);
  const judged: JudgedRandom[] = [];
  // Broken off, it still tells what it knows.
  const report = atExit(() => print(formatJudged(args, packages, judged)));

  const kept = args.keep === undefined ? undefined : openKept(args.keep, args, root, packages);
  const jobs: RandomJob[] = [];
  for (const target of packages) {
    const own = drawn.filter((entry) => entry.package === target);
    const equivalents = readEquivalents(root, target);
    const open = own.filter(({ mutant }) => {
      const reason = equivalents.reasonFor(mutant);
      const verdict =
        reason === undefined ? kept?.of(mutant) : { status: "equivalent" as const, reason };
      if (verdict !== undefined) judged.push({ package: target.path, mutant, verdict });
      return verdict === undefined;
    });
    if (open.length === 0) continue;
    tellProgress(`${target.path}: ${own.length} mutants; seeing what each test reaches`);
    const map = mapRegions(target);
    const record = await measureReach(root, target, map);
    for (const test of record.notCounted) tellProgress(`not counted, for it fails: ${test}`);
    const reach = createReach(map, record);
    jobs.push(...open.map(({ mutant }) => ({ package: target.path, mutant, reach })));
  }
  await judgeMutants(root, jobs, {
    workers: args.workers,
    timeoutSeconds: args.timeoutSeconds,
    onVerdict: (job, verdict) => {
      judged.push({ package: job.package, mutant: job.mutant, verdict });
      kept?.add(job.mutant, verdict);
      const survivors = judged.filter(isSurvivor).length;
      if (judged.length % 25 === 0)
        tellProgress(`${judged.length} of ${drawn.length} mutants, ${survivors} survived so far`);
    },
  });
  report();
  return judged.every(({ verdict }) => ["killed", "equivalent"].includes(verdict.status));
}

function drawAll(args: Args, root: string, packages: readonly SourcePackage[]): Drawn[] {
  const wanted = args.files.map((text) => {
    const [, name = text, line] = /^(.*?)(?::(\d+))?$/.exec(text) ?? [];
    const path = forwardSlashes(relative(root, resolve(process.cwd(), name)));
    const isKnown = packages.some(({ sources }) => sources.some((source) => source.path === path));
    if (!isKnown) throw new UsageError(`${name} is no source file that mutants are made in.`);
    return { path, line: line === undefined ? undefined : Number(line) };
  });
  return packages.flatMap((target) => {
    const sources = target.sources.filter(
      ({ path }) => wanted.length === 0 || wanted.some((file) => file.path === path),
    );
    return drawMutants(sources, args.seed, args.sample, ({ file, line }) =>
      wanted.every((place) => place.path !== file || (place.line ?? line) === line),
    ).map((mutant) => ({ package: target, mutant }));
  });
}

function openKept(
  file: string,
  { seed, sample, files }: Args,
  root: string,
  packages: readonly SourcePackage[],
): KeptVerdicts {
  const names = packages.map(({ path }) => path);
  return new KeptVerdicts(file, { code: hashRepository(root), seed, sample, files, names });
}

function formatJudged(
  args: Args,
  packages: readonly SourcePackage[],
  judged: readonly JudgedRandom[],
): string {
  const sorted = judged.toSorted((a, b) => byPlace(a.mutant, b.mutant));
  const names = packages.map(({ path }) => path);
  if (!args.json) return formatReport(names, sorted);
  const tallies = names.map((name) => tallyOf(name, sorted));
  const mutants = sorted.map(judgedToJson);
  return JSON.stringify({ seed: args.seed, packages: tallies, mutants }, null, 2);
}
