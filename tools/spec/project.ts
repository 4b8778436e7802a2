/** Finds the repository and the packages in it that have numbered rules. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { type Problem, UsageError } from "./problem.ts";
import { isRecord, readSpecFile, type SpecFile } from "./spec-file.ts";

export type SpecPackage = {
  /** From the root, with forward slashes: `packages/engine`. */
  readonly path: string;
  readonly directory: string;
  readonly packageName: string;
  readonly spec: SpecFile;
};

export type Project = {
  readonly root: string;
  readonly packages: readonly SpecPackage[];
  readonly problems: readonly Problem[];
};

/** The nearest folder, from here upwards, whose package.json lists workspaces. */
export function findRoot(from: string): string {
  for (let directory = resolve(from); ; directory = dirname(directory)) {
    if (Array.isArray(readManifest(directory)?.workspaces)) return directory;
    if (dirname(directory) === directory)
      throw new UsageError(`No package.json with "workspaces" in ${from} or above it.`);
  }
}

/** Folders of the workspace packages, from the root. */
export function findWorkspaces(root: string): string[] {
  const { workspaces } = readManifest(root) ?? {};
  if (!Array.isArray(workspaces)) return [];
  return workspaces
    .filter((pattern) => typeof pattern === "string")
    .flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root }))
    .map((file) => forwardSlashes(dirname(file)))
    .sort();
}

/** A package, and the small games with rules of their own that it is tested with. */
function withFixtures(root: string, workspace: string): string[] {
  const specs = globSync(`${workspace}/fixtures/*/spec.json`, { cwd: root });
  return [workspace, ...specs.map((file) => forwardSlashes(dirname(file))).sort()];
}

export function packageNameOf(directory: string): string | undefined {
  const name = readManifest(directory)?.name;
  return typeof name === "string" ? name : undefined;
}

export function readProject(root: string): Project {
  const packages: SpecPackage[] = [];
  const problems: Problem[] = [];
  for (const path of findWorkspaces(root).flatMap((workspace) => withFixtures(root, workspace))) {
    const directory = join(root, path);
    const file = join(directory, "spec.json");
    if (!existsSync(file)) continue;
    const result = readSpecFile(readFileSync(file, "utf8"), `${path}/spec.json`);
    if (!result.ok) {
      problems.push(...result.problems);
      continue;
    }
    const twin = packages.find((other) => other.spec.prefix === result.spec.prefix);
    if (twin !== undefined)
      problems.push({
        where: `${path}/spec.json`,
        message: `uses the prefix ${result.spec.prefix}, which belongs to ${twin.path}.`,
      });
    else
      packages.push({
        path,
        directory,
        packageName: packageNameOf(directory) ?? path,
        spec: result.spec,
      });
  }
  return { root, packages, problems };
}

/** The packages a user means: by folder, folder's last part, package name, short name or prefix. */
export function selectPackages(
  project: Project,
  names: readonly string[],
  cwd: string,
): readonly SpecPackage[] {
  if (names.length === 0) return project.packages;
  return names.flatMap((name) => {
    const path = forwardSlashes(relative(project.root, resolve(cwd, name)));
    const found = project.packages.filter((candidate) =>
      [candidate.path, basename(candidate.path), candidate.packageName]
        .concat(
          candidate.spec.name ?? [],
          candidate.spec.prefix,
          candidate.spec.prefix.toLowerCase(),
        )
        .some((known) => known === name || known === path),
    );
    if (found.length > 0) return found;
    const known = project.packages.map((candidate) => candidate.path).join(", ") || "none";
    throw new UsageError(`No package with rules is called "${name}". Known: ${known}.`);
  });
}

export function forwardSlashes(path: string): string {
  return sep === "/" ? path : path.replaceAll(sep, "/");
}

function readManifest(directory: string): Record<string, unknown> | undefined {
  const file = join(directory, "package.json");
  if (!existsSync(file)) return undefined;
  const json: unknown = JSON.parse(readFileSync(file, "utf8"));
  return isRecord(json) ? json : undefined;
}
