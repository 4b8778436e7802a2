/** The packages that random mutants are made in: every workspace with sources and tests of its own. */
import { globSync, readFileSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { UsageError } from "../problem.ts";
import { findWorkspaces, forwardSlashes, type Project, packageNameOf } from "../project.ts";
import { passedOverFiles } from "./passed-over.ts";

export type SourcePackage = {
  /** From the root, with forward slashes, like all paths here. */
  readonly path: string;
  readonly names: readonly string[];
  readonly sources: readonly SourceFile[];
  readonly testFiles: readonly string[];
};

export type SourceFile = { readonly path: string; readonly text: string };

const notOurs = ["**/node_modules/**", "**/dist/**"];

export function findSourcePackages(project: Project): SourcePackage[] {
  return findWorkspaces(project.root).flatMap((path) => {
    const found = (pattern: string, exclude: readonly string[]): string[] =>
      globSync(`${path}/${pattern}`, { cwd: project.root, exclude: [...notOurs, ...exclude] })
        .map(forwardSlashes)
        .sort();
    const sources = found("src/**/*.{ts,tsx}", passedOverFiles).map((file) => ({
      path: file,
      text: readFileSync(join(project.root, file), "utf8"),
    }));
    // Those without needs first: they are the quicker ones.
    const testFiles = [
      ...found("**/*.test.{ts,tsx}", ["**/*.{int,e2e}.test.{ts,tsx}"]),
      ...found("**/*.int.test.{ts,tsx}", []),
    ];
    if (sources.length === 0 || testFiles.length === 0) return [];
    const { spec } = project.packages.find((candidate) => candidate.path === path) ?? {};
    const names = [path, basename(path), packageNameOf(join(project.root, path)), spec?.name]
      .concat(spec?.prefix, spec?.prefix.toLowerCase())
      .filter((name) => name !== undefined);
    return [{ path, names, sources, testFiles }];
  });
}

/** By folder, folder's last part, package name, short name or prefix. All, if none is named. */
export function selectSourcePackages(
  packages: readonly SourcePackage[],
  names: readonly string[],
  root: string,
  cwd: string,
): readonly SourcePackage[] {
  if (names.length === 0) return packages;
  return names.map((name) => {
    const path = forwardSlashes(relative(root, resolve(cwd, name)));
    const found = packages.find(({ names: known }) => known.includes(name) || known.includes(path));
    if (found !== undefined) return found;
    const known = packages.map((candidate) => candidate.path).join(", ") || "none";
    throw new UsageError(`No package with sources and tests is called "${name}". Known: ${known}.`);
  });
}

/** Does this test run in a process of its own, which may start others? */
export function isIntegrationTest(file: string): boolean {
  return /\.int\.test\.tsx?$/.test(file);
}
