/** Words for people and JSON for programs; nothing is decided here but the exit code. */
import type { JudgedMutant } from "./mutate.ts";
import { cite, groupOf } from "./numbers.ts";
import type { Problem } from "./problem.ts";
import type { Survey } from "./survey.ts";

export function surveyIsGood(survey: Survey): boolean {
  const { coverage, problems } = survey;
  return coverage.missing.length === 0 && problems.length === 0 && mutantsAreGood(survey);
}

export function mutantsAreGood({ mutants }: Survey): boolean {
  return mutants.problems.length === 0 && mutants.without.length === 0;
}

export function formatSurvey(survey: Survey): string {
  const { book, coverage, mutants, problems } = survey;
  const { path, spec } = survey.package;
  const excused = coverage.excused.length > 0 ? `, ${coverage.excused.length} not testable` : "";
  const lines = [
    `${path}: ${coverage.covered.size} of ${count(book.rules.length, "rule")} have a test${excused}`,
  ];
  if (coverage.missing.length > 0) {
    lines.push(`  ${count(coverage.missing.length, "rule")} without a test:`);
    const width = Math.max(
      ...coverage.missing.map((rule) => cite(spec.prefix, rule.number).length),
    );
    for (const rule of coverage.missing) {
      const note = rule.inactive ? " (cited only by tests that are skipped or to do)" : "";
      const cited = cite(spec.prefix, rule.number).padEnd(width);
      lines.push(`    ${cited}  ${shorten(rule.text, 70)}${note}`);
    }
  }
  lines.push(...formatProblems(problems));
  lines.push(...formatMutantInput(survey));
  if (mutants.mutants.length > 0) {
    const rules = new Set(mutants.mutants.map((mutant) => mutant.rule)).size;
    lines.push(`  ${count(mutants.mutants.length, "mutant")} for ${count(rules, "rule")}`);
  }
  return lines.join("\n");
}

/** What is wrong with the mutants before any of them is run. */
export function formatMutantInput({ mutants, package: { spec } }: Survey): string[] {
  const lines = [...formatProblems(mutants.problems), ...formatProblems(mutants.hints)];
  if (mutants.without.length > 0) {
    const what = spec.mutants === "every-group" ? "group" : "rule";
    const cited = mutants.without.map((number) => cite(spec.prefix, number));
    lines.push(`  ${count(mutants.without.length, what)} without a mutant: ${cited.join(", ")}`);
  }
  return lines;
}

export function formatProblems(problems: readonly Problem[]): string[] {
  return problems.map(({ where, message }) => `  ${where} ${message}`);
}

export function formatVerdict({ survey, mutant, verdict }: JudgedMutant): string {
  const cited = cite(survey.package.spec.prefix, mutant.rule);
  const word = verdict.status === "survived" ? "SURVIVED" : verdict.status;
  const how =
    verdict.status !== "killed"
      ? ""
      : verdict.how === "test"
        ? "by "
        : verdict.how === "timeout"
          ? "by timeout: "
          : "by a crash: ";
  return `${word.padEnd(8)}  ${cited}  ${mutant.where}  ${how}${shorten(verdict.reason, 160)}`;
}

export function formatVerdictSummary(judged: readonly JudgedMutant[]): string {
  const of = (status: string): number =>
    judged.filter(({ verdict }) => verdict.status === status).length;
  const unusual = judged.filter(
    ({ verdict }) => verdict.status === "killed" && verdict.how !== "test",
  ).length;
  const note = unusual > 0 ? ` (${unusual} by timeout or crash)` : "";
  return `${count(judged.length, "mutant")}: ${of("killed")} killed${note}, ${of("survived")} survived, ${of("invalid")} invalid`;
}

export function surveyToJson(survey: Survey): Record<string, unknown> {
  const { book, coverage, mutants, problems } = survey;
  const { path, spec } = survey.package;
  return {
    package: path,
    prefix: spec.prefix,
    good: surveyIsGood(survey),
    rules: book.rules.length,
    covered: Object.fromEntries(coverage.covered),
    missing: coverage.missing.map(({ number, text, inactive }) => ({ number, text, inactive })),
    notTestable: coverage.excused.map(({ number }) => number),
    problems,
    mutants: {
      policy: spec.mutants,
      count: mutants.mutants.length,
      groups: [...new Set(mutants.mutants.map((mutant) => groupOf(mutant.rule, book.sections)))],
      without: mutants.without,
      problems: mutants.problems,
      hints: mutants.hints,
    },
  };
}

export function verdictToJson({ survey, mutant, verdict }: JudgedMutant): Record<string, unknown> {
  return { package: survey.package.path, ...mutant, ...verdict };
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}

function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
}
