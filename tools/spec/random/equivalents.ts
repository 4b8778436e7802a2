/**
 * `mutants/equivalent/*.json` of a package: random mutants that no test can notice because nothing
 * observable changes, each with the reason. They are known by their code, not by their line.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fill, fitsWhole } from "../pattern.ts";
import { messageOf, type Problem } from "../problem.ts";
import type { Project } from "../project.ts";
import { isRecord } from "../spec-file.ts";
import { findMutants, type RandomMutant } from "./find-mutants.ts";
import { findSourcePackages, type SourceFile, type SourcePackage } from "./packages.ts";

type Equivalent = {
  readonly where: string;
  /** From the root. */
  readonly file: string;
  /** Patterns of tokens (pattern.ts). */
  readonly find: string;
  readonly replace: string;
  /** The named function around it, where the same code stands in several. */
  readonly within?: string;
  readonly why: string;
};

export type Equivalents = {
  /** Why this mutant changes nothing, if somebody has judged so. */
  reasonFor(mutant: RandomMutant): string | undefined;
  readonly problems: readonly Problem[];
  /** Entries whose code has moved to another file. */
  readonly hints: readonly Problem[];
};

const fields = ["file", "find", "replace", "within", "why"];

export function readEquivalents(root: string, target: SourcePackage): Equivalents {
  const entries: Equivalent[] = [];
  const problems: Problem[] = [];
  const hints: Problem[] = [];
  for (const path of globSync(`${target.path}/mutants/equivalent/*.json`, { cwd: root }).sort()) {
    let json: unknown;
    try {
      json = JSON.parse(readFileSync(join(root, path), "utf8"));
    } catch (error) {
      problems.push({ where: path, message: `is not valid JSON: ${messageOf(error)}.` });
      continue;
    }
    const list: unknown[] = Array.isArray(json) ? json : [json];
    list.forEach((value, index) => {
      const where = Array.isArray(json) ? `${path}[${index}]` : path;
      const entry = readEntry(value, where, target.path);
      const file = typeof entry === "string" ? entry : locate(entry, target);
      if (typeof entry === "string") problems.push({ where, message: entry });
      else if (typeof file === "string") problems.push({ where, message: file });
      else {
        entries.push({ ...entry, file: file.path });
        if (file.path !== entry.file)
          hints.push({ where, message: `finds its code in ${file.path}: name the new file.` });
      }
    });
  }
  return {
    problems,
    hints,
    reasonFor: (mutant) => entries.find((entry) => fits(entry, mutant))?.why,
  };
}

/** What is wrong in the lists of all packages, or of those that are named. */
export function checkEquivalents(
  project: Project,
  names: readonly string[],
): Pick<Equivalents, "problems" | "hints"> {
  const read = findSourcePackages(project)
    .filter((target) => names.length === 0 || names.some((name) => target.names.includes(name)))
    .map((target) => readEquivalents(project.root, target));
  return {
    problems: read.flatMap(({ problems }) => problems),
    hints: read.flatMap(({ hints }) => hints),
  };
}

/** The entry, or the sentence that says what it lacks. */
function readEntry(value: unknown, where: string, path: string): Equivalent | string {
  if (!isRecord(value)) return "is not a JSON object.";
  const stranger = Object.keys(value).find((field) => !fields.includes(field));
  if (stranger !== undefined)
    return `has an unknown field "${stranger}". Known are ${fields.join(", ")}.`;
  const { file, find, replace, within, why } = value;
  if (typeof file !== "string") return 'needs "file", a path from the package.';
  if (typeof find !== "string" || typeof replace !== "string")
    return 'needs "find" and "replace", as the list of survivors shows them.';
  if (typeof why !== "string" || why.trim() === "") return 'needs "why", the reason.';
  if (within !== undefined && typeof within !== "string") return '"within" must be a name.';
  const known = { where, file: `${path}/${file}`, find, replace, why };
  return within === undefined ? known : { ...known, within };
}

/** The file the code is in: the one that is named, or the only other one. Or what is wrong. */
function locate(entry: Equivalent, { sources }: SourcePackage): SourceFile | string {
  const functionsIn = ({ path, text }: SourceFile): string[] => [
    ...new Set(
      findMutants(path, text)
        .filter((mutant) => fits({ ...entry, file: path }, mutant))
        .map(({ within }) => within),
    ),
  ];
  const named = sources.filter(({ path }) => path === entry.file);
  const own = named.filter((source) => functionsIn(source).length > 0);
  const found = own.length > 0 ? own : sources.filter((source) => functionsIn(source).length > 0);
  const [file] = found;
  if (file === undefined)
    return `fits no code in ${entry.file}, nor elsewhere in the package: drop or mend the entry.`;
  if (found.length > 1)
    return `fits no code in ${entry.file}, but in ${found.map(({ path }) => path).join(", ")}.`;
  const functions = functionsIn(file);
  if (functions.length === 1) return file;
  const names = functions.map((name) => name || "no function").join(", ");
  return `fits code in ${names} of ${file.path}: say which in "within".`;
}

function fits(entry: Equivalent, mutant: RandomMutant): boolean {
  if (entry.file !== mutant.file) return false;
  if (entry.within !== undefined && entry.within !== mutant.within) return false;
  const match = fitsWhole(entry.find, mutant.find);
  return match !== undefined && fitsWhole(fill(entry.replace, match), mutant.replace) !== undefined;
}
