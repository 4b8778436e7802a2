/** `lunchtable cards lint`: everything that is wrong with a set, and what in it can never work. */
import { type CardFault, readCardSet } from "@ltcg/engine";
import { type Finding, lintCards, type Severity } from "@ltcg/engine/lint";
import { faultLine } from "@tcg/core/shapes";
import { cardSetIn, readJson } from "./card-set-file.ts";

interface Told {
  readonly severity: Severity;
  /** What found it; `definition` for what is not well defined. */
  readonly rule: Finding["rule"] | "definition";
  readonly path: string;
  readonly message: string;
  /** The word that was probably meant. */
  readonly suggestion?: string;
}

export interface LintReport {
  readonly cards: number;
  readonly errors: number;
  readonly warnings: number;
  readonly findings: readonly Told[];
}

/** Without a file, the cards of the house. */
export function lintSet(file: string | undefined): LintReport {
  const read = file === undefined ? null : readCardSet(readJson(file));
  if (read?.ok === false) return report(0, read.faults.map(ofFault));
  const { cards, config } = read === null ? cardSetIn(undefined) : read.set;
  return report(Object.keys(cards).length, lintCards(cards, { config }));
}

const ofFault = (fault: CardFault): Told => ({ severity: "error", rule: "definition", ...fault });

function report(cards: number, findings: readonly Told[]): LintReport {
  const count = (severity: Severity): number =>
    findings.filter((finding) => finding.severity === severity).length;
  return { cards, errors: count("error"), warnings: count("warning"), findings };
}

export function lintLines({ cards, errors, warnings, findings }: LintReport): string[] {
  const told = findings.map((finding) => {
    const rule = finding.rule === "definition" ? "" : ` (${finding.rule})`;
    return `${finding.severity}: ${faultLine(finding)}${rule}`;
  });
  const found = `${plural(errors, "error")} and ${plural(warnings, "warning")}`;
  // What is not well defined is not looked into further.
  const isDefined = findings.every(({ rule }) => rule !== "definition");
  return [...told, isDefined ? `${found} in ${plural(cards, "card")}` : found];
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;
