/** What only a whole run can show: the counts of its matches, added up and judged. */
import type { GameTypes } from "../types.ts";
import { addTallies, type Check, type CheckContext, type Tally } from "./check.ts";
import { allChecks } from "./checks/index.ts";
import type { FuzzFailure, FuzzReport } from "./fuzz.ts";
import type { Trace } from "./trace.ts";

/** The counts of each check by its name. */
export type Tallies = Readonly<Record<string, Tally>>;

export function countMatch<G extends GameTypes>(
  checks: readonly Check[],
  context: CheckContext<G>,
  trace: Trace<G>,
): Tallies {
  return Object.fromEntries(
    checks.flatMap((check) => (check.count ? [[check.name, check.count(context, trace)]] : [])),
  );
}

export function mergeTallies(one: Tallies, other: Tallies): Tallies {
  const names = Object.keys({ ...one, ...other });
  return Object.fromEntries(
    names.map((name) => [name, addTallies(one[name] ?? {}, other[name] ?? {})]),
  );
}

type Run = Pick<FuzzReport, "seed" | "firstGame" | "games" | "heavyOneIn" | "tallies">;

/** Another sample would be other draws of the checks: what is played again is looked at in the same places. */
export function sampleFlag(heavyOneIn: number): string {
  return heavyOneIn > 1 ? ` --heavy-one-in ${heavyOneIn}` : "";
}

/** What the counts of a run say. Parts of a run are merged first, and judged together. */
export function failuresOf(
  { seed, firstGame, games, heavyOneIn, tallies }: Run,
  command: string,
  checks: readonly Check[] = allChecks,
): FuzzFailure[] {
  return checks.flatMap((check) => {
    const { name } = check;
    const fault = check.judge?.(tallies[name] ?? {}) ?? null;
    if (fault === null) return [];
    const message = `in ${games} matches together: ${fault}`;
    const matches = games === 1 ? `--game ${firstGame}` : `--games ${games}`;
    const reproduce = `${command} --seed ${seed} ${matches}${sampleFlag(heavyOneIn)}`;
    return [{ game: firstGame + games - 1, check: name, message, reproduce }];
  });
}

/** A report that was merged from parts, with what they show together. */
export function judged(report: FuzzReport, command: string, checks?: readonly Check[]): FuzzReport {
  return { ...report, failures: [...report.failures, ...failuresOf(report, command, checks)] };
}
