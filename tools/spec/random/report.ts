/** Survivors by file and line, and how many of each package's mutants are killed. */
import type { RandomMutant } from "./find-mutants.ts";
import type { RandomVerdict } from "./verdict.ts";

export type JudgedRandom = {
  /** The package's path. */
  readonly package: string;
  readonly mutant: RandomMutant;
  readonly verdict: RandomVerdict;
};

export type Tally = {
  readonly package: string;
  readonly made: number;
  readonly killed: number;
  readonly survived: number;
  /** Of those that survived. */
  readonly notReached: number;
  readonly equivalent: number;
  readonly invalid: number;
  /** Of those that are not equivalent, in percent. */
  readonly rate: number;
};

export function isSurvivor({ verdict }: JudgedRandom): boolean {
  return verdict.status === "survived" || verdict.status === "not reached";
}

function formatSurvivor({ mutant, verdict }: JudgedRandom): string {
  const { file, line, find, replace, within } = mutant;
  const inside = within === "" ? "" : `  in ${within}`;
  const note = verdict.status === "not reached" ? "  (no test reaches it)" : "";
  return `${file}:${line}  ${find} → ${replace}${inside}${note}`;
}

export function tallyOf(name: string, judged: readonly JudgedRandom[]): Tally {
  const own = judged.filter((candidate) => candidate.package === name);
  const of = (status: RandomVerdict["status"]): number =>
    own.filter(({ verdict }) => verdict.status === status).length;
  const killed = of("killed");
  const notReached = of("not reached");
  const survived = of("survived") + notReached;
  const rate = killed + survived === 0 ? 100 : (100 * killed) / (killed + survived);
  return {
    package: name,
    made: own.length,
    killed,
    survived,
    notReached,
    equivalent: of("equivalent"),
    invalid: of("invalid"),
    rate,
  };
}

function formatTally(tally: Tally): string {
  const unreached = tally.notReached > 0 ? ` (${tally.notReached} reached by no test)` : "";
  const invalid = tally.invalid > 0 ? `, ${tally.invalid} invalid` : "";
  if (tally.made === 0) return `${tally.package}: none was judged`;
  return `${tally.package}: ${tally.made} mutants, ${tally.killed} killed, ${tally.survived} survived${unreached}, ${tally.equivalent} equivalent${invalid}: ${tally.rate.toFixed(1)} % killed`;
}

export function formatReport(packages: readonly string[], judged: readonly JudgedRandom[]): string {
  const invalid = judged
    .filter(({ verdict }) => verdict.status === "invalid")
    .map((entry) => `${formatSurvivor(entry)}  invalid: ${entry.verdict.reason}`);
  return [
    ...judged.filter(isSurvivor).map(formatSurvivor),
    ...invalid,
    ...packages.map((name) => formatTally(tallyOf(name, judged))),
  ].join("\n");
}

export function judgedToJson({ package: path, mutant, verdict }: JudgedRandom): object {
  const { file, line, operator, within, find, replace } = mutant;
  return { package: path, file, line, operator, within, find, replace, ...verdict };
}
