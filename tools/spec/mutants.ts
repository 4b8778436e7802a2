/**
 * Reads a package's `mutants/*.json`: small deliberate mistakes in the code, each of which a test
 * that cites the rule has to notice.
 */
import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { locate } from "./locate.ts";
import { cite, groupOf, isWithin, readNumber } from "./numbers.ts";
import { fill, findPattern, isSameCode, unknownPlaceholders } from "./pattern.ts";
import { messageOf, type Problem } from "./problem.ts";
import { forwardSlashes, type SpecPackage } from "./project.ts";
import type { RuleBook } from "./rules.ts";
import { isRecord, type SpecFile } from "./spec-file.ts";
import { parse } from "./syntax.ts";

export type Mutant = {
  /** Where the entry stands: `packages/engine/mutants/summon.json[2]`. */
  readonly where: string;
  readonly rule: string;
  /** From the package: where the code is, which need not be where the entry says. */
  readonly file: string;
  /** A pattern of tokens (pattern.ts). */
  readonly find: string;
  readonly replace: string;
  readonly why?: string;
};

export type MutantCheck = {
  /** Only entries that can be applied. */
  readonly mutants: readonly Mutant[];
  readonly problems: readonly Problem[];
  /** Entries whose code has moved to another file. They are as good as the others. */
  readonly hints: readonly Problem[];
  /** Rules or groups that ought to have a mutant by the package's own word. */
  readonly without: readonly string[];
};

export function readMutants(candidate: SpecPackage, book: RuleBook): MutantCheck {
  const mutants: Mutant[] = [];
  const problems: Problem[] = [];
  const hints: Problem[] = [];
  const files = globSync("mutants/*.json", { cwd: candidate.directory }).sort();
  for (const name of files) {
    const where = `${candidate.path}/${name}`;
    let json: unknown;
    try {
      json = JSON.parse(readFileSync(join(candidate.directory, name), "utf8"));
    } catch (error) {
      problems.push({ where, message: `is not valid JSON: ${messageOf(error)}.` });
      continue;
    }
    const entries: unknown[] = Array.isArray(json) ? json : [json];
    entries.forEach((entry, index) => {
      const entryWhere = Array.isArray(json) ? `${where}[${index}]` : where;
      const read = readEntry(entry, candidate.spec.prefix, entryWhere);
      const mutant = typeof read === "string" ? read : place(read, candidate, book);
      if (typeof mutant === "string") problems.push({ where: entryWhere, message: mutant });
      else mutants.push(mutant);
      if (typeof mutant !== "string" && typeof read !== "string" && mutant.file !== read.file)
        hints.push({
          where: entryWhere,
          message: `finds its code in ${mutant.file}, no longer in ${read.file}: name the new file.`,
        });
    });
  }
  const { spec } = candidate;
  problems.push(...checkExcuses(spec, mutants, book, `${candidate.path}/spec.json`));
  return { mutants, problems, hints, without: findRulesWithout(spec, mutants, book) };
}

/** The mutant, or the sentence that says what the entry lacks. */
function readEntry(entry: unknown, prefix: string, where: string): Mutant | string {
  if (!isRecord(entry)) return "is not a JSON object.";
  const { rule, file, find, replace, why } = entry;
  const known = ["rule", "file", "find", "replace", "why"];
  const stranger = Object.keys(entry).find((field) => !known.includes(field));
  if (stranger !== undefined)
    return `has an unknown field "${stranger}". Known are ${known.join(", ")}.`;
  for (const field of ["rule", "file", "find", "replace"])
    if (typeof entry[field] !== "string") return `needs "${field}", a string.`;
  if (typeof rule !== "string" || typeof file !== "string") return "needs a rule and a file.";
  if (typeof find !== "string" || typeof replace !== "string") return "needs find and replace.";
  if (why !== undefined && typeof why !== "string") return '"why" must be a string.';
  const number = readNumber(rule, prefix);
  if (number === undefined) return `has the rule "${rule}", which is no rule number.`;
  return { where, rule: number, file, find, replace, ...(why === undefined ? {} : { why }) };
}

/** The mutant with the file its code is in, or the sentence that says why it cannot be planted. */
function place(mutant: Mutant, candidate: SpecPackage, book: RuleBook): Mutant | string {
  const { file, find, replace } = mutant;
  const cited = cite(candidate.spec.prefix, mutant.rule);
  if (book.divided.includes(mutant.rule))
    return `is for ${cited}, which is divided into cases. Name one of them.`;
  if (!book.rules.some((rule) => rule.number === mutant.rule))
    return `is for ${cited}, which is not in the rules.`;
  const path = join(candidate.directory, file);
  if (!forwardSlashes(path).endsWith(`/${posix.join(candidate.path, file)}`))
    return `changes ${file}, which is outside the repository.`;
  if (find.trim() === "") return 'has an empty "find".';
  if (isSameCode(find, replace)) return "replaces the code by itself.";
  const [stranger] = unknownPlaceholders(find, replace);
  if (stranger !== undefined) return `replaces by ${stranger}, for which "find" has no …`;
  const located = locate(candidate.directory, file, find);
  if (!located.ok) return `looks for code that is ${located.fault}: ${quote(find)}.`;
  const planted = { ...mutant, file: located.file };
  const parsed = parse(path, applyMutant(planted, located.text));
  return parsed.ok ? planted : `leaves ${located.file} unparsable: ${parsed.message}.`;
}

export function applyMutant(mutant: Mutant, text: string): string {
  const [match] = findPattern(mutant.find, text);
  if (match === undefined) return text;
  return text.slice(0, match.start) + fill(mutant.replace, match).trim() + text.slice(match.end);
}

function quote(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  return `"${line.length > 60 ? `${line.slice(0, 59)}…` : line}"`;
}

function findRulesWithout(
  spec: SpecFile,
  mutants: readonly Mutant[],
  book: RuleBook,
): readonly string[] {
  if (spec.mutants === "none") return [];
  const needing = book.rules
    .map((rule) => rule.number)
    .filter((number) => !isListed(number, spec.notTestable) && !isListed(number, spec.noMutant));
  if (spec.mutants === "every-rule") {
    const having = new Set(mutants.map((mutant) => mutant.rule));
    return needing.filter((number) => !having.has(number));
  }
  const group = (number: string): string => groupOf(number, book.sections);
  const having = new Set(mutants.map((mutant) => group(mutant.rule)));
  return [...new Set(needing.map(group))].filter((number) => !having.has(number));
}

function isListed(number: string, reasons: Readonly<Record<string, string>>): boolean {
  return Object.keys(reasons).some((listed) => isWithin(number, listed));
}

function checkExcuses(
  spec: SpecFile,
  mutants: readonly Mutant[],
  book: RuleBook,
  where: string,
): Problem[] {
  return Object.keys(spec.noMutant).flatMap((number) => {
    if (!book.rules.some((rule) => isWithin(rule.number, number)))
      return [{ where, message: `"noMutant" names ${number}, which is not in the rules.` }];
    if (mutants.some((mutant) => mutant.rule === number))
      return [{ where, message: `"noMutant" names ${number}, but it has one: drop the entry.` }];
    return [];
  });
}
