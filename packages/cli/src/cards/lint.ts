/** `lunchtable cards lint`: everything that is wrong with a set, and what in it can never work. */
import { type CardDefinition, type CardFault, readCardSet } from "@ltcg/engine";
import { type Finding, lintCards, type Severity } from "@ltcg/engine/lint";
import { counted } from "@tcg/core/hosting";
import { faultLine } from "@tcg/core/shapes";
import { cardSetIn, readJson } from "./card-set-file.ts";
import { type Count, countInWords, countOf } from "./count.ts";

interface ReportedFinding {
  readonly severity: Severity;
  /** What found it; `definition` for what is not well defined. */
  readonly rule: Finding["rule"] | "definition";
  readonly path: string;
  readonly message: string;
  /** The word that was probably meant. */
  readonly suggestion?: string;
}

export interface LintReport extends Count {
  readonly errors: number;
  readonly warnings: number;
  readonly findings: readonly ReportedFinding[];
}

/** Without a file, the built-in cards. */
export function lintSet(file: string | undefined): LintReport {
  const read = file === undefined ? null : readCardSet(readJson(file));
  if (read?.ok === false) return report([], read.faults.map(ofFault));
  const { cards, config } = read === null ? cardSetIn(undefined) : read.set;
  return report(Object.values(cards), lintCards(cards, { config }));
}

const ofFault = (fault: CardFault): ReportedFinding => ({
  severity: "error",
  rule: "definition",
  ...fault,
});

function report(
  cards: readonly CardDefinition[],
  findings: readonly ReportedFinding[],
): LintReport {
  const count = (severity: Severity): number =>
    findings.filter((finding) => finding.severity === severity).length;
  return { ...countOf(cards), errors: count("error"), warnings: count("warning"), findings };
}

export function lintLines(report: LintReport): string[] {
  const { errors, warnings, findings } = report;
  const told = findings.map((finding) => {
    const rule = finding.rule === "definition" ? "" : ` (${finding.rule})`;
    return `${finding.severity}: ${faultLine(finding)}${rule}`;
  });
  const found = `${counted(errors, "error")} and ${counted(warnings, "warning")}`;
  // What is not well defined is not looked into further.
  const isDefined = findings.every(({ rule }) => rule !== "definition");
  return [...told, isDefined ? `${found} in ${countInWords(report)}` : found];
}
