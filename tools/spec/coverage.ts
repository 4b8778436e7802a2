/** Lays rules and test titles side by side: which rule has no test, which title cites no rule. */
import { cite, isWithin, readCitations } from "./numbers.ts";
import type { Problem } from "./problem.ts";
import type { Rule, RuleBook } from "./rules.ts";
import type { SpecFile } from "./spec-file.ts";
import type { TestTitle } from "./titles.ts";

export type TestFile = { readonly path: string; readonly tests: readonly TestTitle[] };

export type Coverage = {
  /** Number to the test files that cite it. */
  readonly covered: ReadonlyMap<string, readonly string[]>;
  readonly missing: readonly MissingRule[];
  readonly excused: readonly Rule[];
  readonly problems: readonly Problem[];
};

/** `inactive`: titles cite the rule, but all of them are skipped, to do or expected to fail. */
type MissingRule = Rule & { readonly inactive: boolean };

export function measureCoverage(
  spec: SpecFile,
  files: readonly TestFile[],
  /** The books of the whole repository by prefix: a title may cite another package's rules too. */
  books: ReadonlyMap<string, RuleBook>,
  specWhere: string,
): Coverage {
  const book = books.get(spec.prefix) ?? emptyBook;
  const knownPrefixes = [...books.keys()];
  const covered = new Map<string, string[]>();
  const inactive = new Set<string>();
  const problems: Problem[] = [];
  // A describe's title comes with each of its tests and is complained about once.
  const complaints = new Set<string>();

  for (const file of files)
    for (const test of file.tests) {
      const complain = (title: string, message: string): void => {
        const key = `${file.path}\n${title}\n${message}`;
        if (complaints.has(key)) return;
        complaints.add(key);
        problems.push({ where: `${file.path}:${test.line}`, message: `"${title}" ${message}` });
      };
      for (const title of test.titles) {
        const { citations, malformed } = readCitations(title, knownPrefixes);
        if (malformed !== undefined)
          complain(
            title,
            `opens with ${malformed}, which does not read as a citation. Write [${cite(spec.prefix, "1.2")}] or [${cite(spec.prefix, "1.2")}, 1.3], with no part made at run time.`,
          );
        for (const { prefix, number } of citations) {
          const cited = cite(prefix, number);
          const citedBook = books.get(prefix);
          if (citedBook === undefined) {
            // [RFC 8439] is somebody else's number; [LTT 6.3] is a slip.
            if (number.includes("."))
              complain(title, `cites ${cited}, but no package has the prefix ${prefix}.`);
          } else if (citedBook.rules.some((rule) => rule.number === number)) {
            if (prefix !== spec.prefix) continue;
            if (test.inactive) inactive.add(number);
            else addFile(covered, number, file.path);
          } else if (![...citedBook.sections, ...citedBook.divided].includes(number)) {
            complain(title, `cites ${cited}, which is not in the rules.`);
          }
        }
      }
    }

  problems.push(...checkExcuses(book, covered, spec, specWhere));
  const excused = book.rules.filter((rule) => !covered.has(rule.number) && isExcused(rule, spec));
  const missing = book.rules
    .filter((rule) => !covered.has(rule.number) && !isExcused(rule, spec))
    .map((rule) => ({ ...rule, inactive: inactive.has(rule.number) }));
  return { covered, missing, excused, problems };
}

const emptyBook: RuleBook = { rules: [], sections: [], divided: [], problems: [] };

function addFile(covered: Map<string, string[]>, number: string, path: string): void {
  const files = covered.get(number);
  if (files === undefined) covered.set(number, [path]);
  else if (!files.includes(path)) files.push(path);
}

function isExcused(rule: Rule, spec: SpecFile): boolean {
  return Object.keys(spec.notTestable).some((number) => isWithin(rule.number, number));
}

function checkExcuses(
  book: RuleBook,
  covered: ReadonlyMap<string, unknown>,
  spec: SpecFile,
  where: string,
): Problem[] {
  return Object.keys(spec.notTestable).flatMap((number) => {
    if (!book.rules.some((rule) => isWithin(rule.number, number)))
      return [{ where, message: `"notTestable" names ${number}, which is not in the rules.` }];
    if (covered.has(number))
      return [
        { where, message: `"notTestable" names ${number}, but a test cites it: drop the entry.` },
      ];
    return [];
  });
}
