/** Reads everything there is to know about the packages without running a test. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type Coverage, measureCoverage, type TestFile } from "./coverage.ts";
import { type MutantCheck, readMutants } from "./mutants.ts";
import type { Problem } from "./problem.ts";
import { forwardSlashes, type Project, type SpecPackage } from "./project.ts";
import { type RuleBook, readRules } from "./rules.ts";
import { readTitles } from "./titles.ts";

export type Survey = {
  readonly package: SpecPackage;
  readonly book: RuleBook;
  readonly coverage: Coverage;
  readonly mutants: MutantCheck;
  readonly problems: readonly Problem[];
};

export function surveyPackages(project: Project, selected: readonly SpecPackage[]): Survey[] {
  const books = new Map(
    project.packages.map((candidate) => [candidate.spec.prefix, readBook(candidate)]),
  );
  return selected.map((candidate) => {
    const { spec } = candidate;
    const where = `${candidate.path}/spec.json`;
    const book = books.get(spec.prefix) ?? readBook(candidate);
    const { files, problems } = readTestFiles(project.root, candidate);
    const coverage = measureCoverage(spec, files, books, where);
    return {
      package: candidate,
      book,
      coverage,
      mutants: readMutants(candidate, book),
      problems: [...book.problems, ...problems, ...coverage.problems],
    };
  });
}

function readBook({ directory, path, spec }: SpecPackage): RuleBook {
  const name =
    spec.rules ?? ["RULES.md", "SPEC.md"].find((file) => existsSync(join(directory, file)));
  if (name !== undefined && existsSync(join(directory, name)))
    return readRules(readFileSync(join(directory, name), "utf8"), spec.prefix, `${path}/${name}`);
  const message =
    name === undefined
      ? "belongs to a package with neither RULES.md nor SPEC.md."
      : `names the rules file ${name}, which does not exist.`;
  return {
    rules: [],
    sections: [],
    divided: [],
    problems: [{ where: `${path}/spec.json`, message }],
  };
}

function readTestFiles(
  root: string,
  { directory, path, spec }: SpecPackage,
): { files: TestFile[]; problems: Problem[] } {
  const files: TestFile[] = [];
  const problems: Problem[] = [];
  const names = new Set(
    spec.tests.flatMap((pattern) =>
      globSync(pattern, { cwd: directory, exclude: ["**/node_modules/**", "**/dist/**"] }),
    ),
  );
  for (const name of [...names].sort()) {
    const file = join(directory, name);
    const fromRoot = forwardSlashes(relative(root, file));
    const result = readTitles(file, readFileSync(file, "utf8"), spec.testFunctions);
    if (result.ok) files.push({ path: fromRoot, tests: result.tests });
    else problems.push({ where: fromRoot, message: `cannot be parsed: ${result.message}.` });
  }
  if (names.size === 0)
    problems.push({
      where: `${path}/spec.json`,
      message: `finds no test file by ${spec.tests.join(", ")}.`,
    });
  return { files, problems };
}
