/**
 * The run without a mutant. A kill means something only if the same tests pass on sound code, and
 * the time they take tells how long is too long.
 */
import { join } from "node:path";
import { cite, namePattern } from "./numbers.ts";
import type { ModuleOutcome } from "./protocol.ts";
import type { Runner } from "./run.ts";
import type { Survey } from "./survey.ts";
import { citesNumber, firstLine, titleOf } from "./verdict.ts";

export type Baseline = {
  /** Why a mutant of this rule cannot be judged, if so. */
  fault(number: string): string | undefined;
  /** Test files with tests that cite the number, absolute, in the scratch copy it ran in. */
  files(number: string): string[];
  seconds(number: string): number;
};

const timeoutSeconds = 900;

export async function runBaseline(
  survey: Survey,
  numbers: readonly string[],
  runner: Runner,
  scratchRoot: string,
): Promise<Baseline> {
  const { prefix } = survey.package.spec;
  const { covered } = survey.coverage;
  const paths = [...new Set(numbers.flatMap((number) => covered.get(number) ?? []))];
  if (paths.length === 0) return withoutRun("no test cites it");

  const result = await runner.run(
    {
      files: paths.map((path) => join(scratchRoot, path)),
      pattern: namePattern(prefix, numbers).source,
      changed: [],
    },
    timeoutSeconds,
  );
  if (result.type === "timeout")
    return withoutRun(`even without the mutant the tests take over ${result.seconds} s`);
  if (result.type === "broken")
    return withoutRun(`even without the mutant the run breaks: ${firstLine(result.message)}`);

  const { modules, notIncluded } = result.outcome;
  const modulesOf = (number: string): ModuleOutcome[] =>
    modules.filter((module) => module.tests.some((test) => citesNumber(test, prefix, number)));

  const fault = (number: string): string | undefined => {
    const cited = cite(prefix, number);
    const files = covered.get(number);
    if (files === undefined) return `no test cites ${cited}`;
    for (const path of files) {
      const file = join(scratchRoot, path);
      if (notIncluded.includes(file)) return `Vitest's configuration does not include ${path}`;
      const error = modules.find((module) => module.file === file)?.errors[0];
      if (error !== undefined)
        return `${path} does not load even without the mutant: ${firstLine(error.message)}`;
    }
    const tests = modules
      .flatMap((module) => module.tests)
      .filter((test) => citesNumber(test, prefix, number));
    const failing = tests.find((test) => test.state === "failed");
    if (failing !== undefined)
      return `"${titleOf(failing)}" fails even without the mutant: ${firstLine(failing.errors[0]?.message ?? "")}`;
    if (!tests.some((test) => test.state === "passed")) return `no test that cites ${cited} ran`;
    return undefined;
  };

  return {
    fault,
    files: (number) => modulesOf(number).map((module) => module.file),
    seconds: (number) => modulesOf(number).reduce((sum, module) => sum + module.seconds, 0),
  };
}

function withoutRun(reason: string): Baseline {
  return { fault: () => reason, files: () => [], seconds: () => 0 };
}
