/** A fuzz report for people. */
import { cyclesIn, type FuzzFailure, type FuzzReport, rareEndingsIn } from "@tcg/core/testkit";

const FAILURES_SHOWN = 10;

/** How many unseen things a run names that does not demand everything. */
const UNSEEN_NAMED = 8;

/**
 * What is told about things the game declares that no match has shown. `alone`: one match cannot show
 * everything, so nothing is. `some`: in short. `all`: each by its name, and they must have been seen.
 */
export type Demand = "alone" | "some" | "all";

export function isClean(report: FuzzReport, demand: Demand): boolean {
  return report.failures.length === 0 && (demand !== "all" || report.neverSeen.length === 0);
}

function unseenLines({ neverSeen }: FuzzReport, demand: Demand): string[] {
  if (demand === "alone") return [];
  if (neverSeen.length === 0) return ["  everything the game declares was seen"];
  if (demand === "all") return [`  never seen: ${neverSeen.join(", ")}`];
  const named = neverSeen.slice(0, UNSEEN_NAMED).join(", ");
  const more = neverSeen.length - UNSEEN_NAMED;
  const rest = more > 0 ? ` and ${more} more` : "";
  return [
    `  not seen yet: ${named}${rest}`,
    "    more matches would show more; --complete demands everything",
  ];
}

/** What a run says about turns and endings, where the game has bounds for them. */
function courseLines({ tallies }: FuzzReport): string[] {
  const cycles = cyclesIn(tallies);
  const { matches, endings } = rareEndingsIn(tallies);
  const told = endings.map(
    ({ ending, times, oneIn }) => `${ending} ${times} (at most 1 in ${oneIn})`,
  );
  return [
    ...(told.length > 0 ? [`  of ${matches} with the usual limits: ${told.join(", ")}`] : []),
    ...(cycles > 0 ? [`  in ${cycles} a player could repeat itself until a rule ended it`] : []),
  ];
}

/** What the checks have looked at. */
function sampleOf({ heavyOneIn, sampled }: FuzzReport): string {
  if (heavyOneIn <= 1) return "all, on every command";
  const rest = `one in ${heavyOneIn} of the rest`;
  return `all in every match, the heavy ones on commands that reveal something and ${rest}: ${sampled}`;
}

/** The first failures, each with the line that shows it again. */
export function failureLines(failures: readonly FuzzFailure[]): string[] {
  const more = failures.length - FAILURES_SHOWN;
  return [
    ...failures
      .slice(0, FAILURES_SHOWN)
      .flatMap(({ check, message, reproduce }) => [
        `  FAILED ${check}: ${message}`,
        `    ${reproduce}`,
      ]),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

export function formatReport(name: string, report: FuzzReport, demand: Demand): string {
  const { seed, games, commands, longest, longestTurn, endings, measures, neverSeen, failures } =
    report;
  const finished = Object.values(endings).reduce((sum, count) => sum + count, 0);
  const share = (count: number): string =>
    `${((100 * count) / Math.max(1, finished)).toFixed(1)} %`;
  const turn = longestTurn === 0 ? "" : `, longest turn ${longestTurn}`;
  const lines = [
    `${name}: ${games} matches, seed ${seed}`,
    `  commands   ${commands}, ${(commands / Math.max(1, games)).toFixed(1)} a match, longest ${longest}${turn}`,
    `  checks     ${sampleOf(report)}`,
    ...Object.entries(measures).map(
      ([what, sum]) => `  ${what.padEnd(10)} ${(sum / Math.max(1, finished)).toFixed(1)} a match`,
    ),
    "  endings",
    ...Object.entries(endings)
      .sort(([, a], [, b]) => b - a)
      .map(
        ([ending, count]) =>
          `    ${ending.padEnd(14)} ${String(count).padStart(6)}  ${share(count)}`,
      ),
  ];
  lines.push(...courseLines(report), ...unseenLines(report, demand));
  lines.push(...failureLines(failures), `  ${failures.length} failures`);
  if (demand === "all" && neverSeen.length > 0) {
    lines.push(
      `  not complete: ${neverSeen.length} things it declares were never seen; play more matches`,
    );
  }
  return lines.join("\n");
}
