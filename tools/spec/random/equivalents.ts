/**
 * `mutants/equivalent/*.json` of a package: random mutants that no test can notice because nothing
 * observable changes, each with the reason. They are known by their code, not by their line.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { messageOf, type Problem } from "../problem.ts";
import type { Project } from "../project.ts";
import { isRecord } from "../spec-file.ts";
import { findMutants, onOneLine, type RandomMutant } from "./find-mutants.ts";
import { findSourcePackages, type SourcePackage } from "./packages.ts";

type Equivalent = {
  readonly where: string;
  /** From the root. */
  readonly file: string;
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
};

const fields = ["file", "find", "replace", "within", "why"];

export function readEquivalents(root: string, target: SourcePackage): Equivalents {
  const entries: Equivalent[] = [];
  const problems: Problem[] = [];
  for (const path of globSync(`${target.path}/mutants/equivalent/*.json`, { cwd: root }).sort()) {
    let json: unknown;
    try {
      json = JSON.parse(readFileSync(join(root, path), "utf8"));
    } catch (error) {
      problems.push({ where: path, message: `is no JSON: ${messageOf(error)}.` });
      continue;
    }
    const list: unknown[] = Array.isArray(json) ? json : [json];
    list.forEach((value, index) => {
      const where = Array.isArray(json) ? `${path}[${index}]` : path;
      const entry = readEntry(value, where, target.path);
      if (typeof entry === "string") problems.push({ where, message: entry });
      else entries.push(entry);
    });
  }
  problems.push(...entries.flatMap((entry) => checkFits(entry, target)));
  return {
    problems,
    reasonFor: (mutant) => entries.find((entry) => fits(entry, mutant))?.why,
  };
}

/** What is wrong in the lists of all packages, or of those that are named. */
export function checkEquivalents(project: Project, names: readonly string[]): Problem[] {
  return findSourcePackages(project)
    .filter((target) => names.length === 0 || names.some((name) => target.names.includes(name)))
    .flatMap((target) => readEquivalents(project.root, target).problems);
}

/** The entry, or the sentence that says what it lacks. */
function readEntry(value: unknown, where: string, path: string): Equivalent | string {
  if (!isRecord(value)) return "is no JSON object.";
  const stranger = Object.keys(value).find((field) => !fields.includes(field));
  if (stranger !== undefined)
    return `has an unknown field "${stranger}". Known are ${fields.join(", ")}.`;
  const { file, find, replace, within, why } = value;
  if (typeof file !== "string") return 'needs "file", a path from the package.';
  if (typeof find !== "string" || typeof replace !== "string")
    return 'needs "find" and "replace", as the list of survivors shows them.';
  if (typeof why !== "string" || why.trim() === "") return 'needs "why", the reason.';
  if (within !== undefined && typeof within !== "string") return '"within" must be a name.';
  const known = { where, file: `${path}/${file}`, find: onOneLine(find), why };
  return { ...known, replace: onOneLine(replace), ...(within === undefined ? {} : { within }) };
}

function checkFits(entry: Equivalent, { sources }: SourcePackage): Problem[] {
  const { where, file } = entry;
  const source = sources.find((candidate) => candidate.path === file);
  const fitting =
    source === undefined
      ? []
      : findMutants(source.path, source.text).filter((mutant) => fits(entry, mutant));
  if (fitting.length === 0)
    return [{ where, message: `fits no code in ${file}: drop or mend the entry.` }];
  const functions = [...new Set(fitting.map((mutant) => mutant.within))];
  if (functions.length === 1) return [];
  const names = functions.map((name) => name || "no function").join(", ");
  return [{ where, message: `fits code in ${names} of ${file}: say which in "within".` }];
}

function fits(entry: Equivalent, mutant: RandomMutant): boolean {
  return (
    entry.file === mutant.file &&
    entry.find === mutant.find &&
    entry.replace === mutant.replace &&
    (entry.within === undefined || entry.within === mutant.within)
  );
}
