/** A fuzz report for people. */
import type { FuzzReport } from "@tcg/core/testkit";

const FAILURES_SHOWN = 10;

/** `complete`: a run large enough to demand that everything declared was seen. */
export function isClean(report: FuzzReport, complete: boolean): boolean {
  return report.failures.length === 0 && (!complete || report.neverSeen.length === 0);
}

/** What the checks have looked at. */
function sampleOf({ heavyOneIn, sampled }: FuzzReport): string {
  return heavyOneIn <= 1
    ? "all, on every command"
    : `all in every match, the heavy ones on one command in ${heavyOneIn}: ${sampled}`;
}

export function formatReport(name: string, report: FuzzReport, complete: boolean): string {
  const { seed, games, commands, longest, longestTurn, endings, measures, neverSeen, failures } =
    report;
  const finished = games - failures.length;
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
  if (complete) {
    lines.push(
      neverSeen.length === 0
        ? "  everything the game declares was seen"
        : `  never seen: ${neverSeen.join(", ")}`,
    );
  }
  for (const { check, message, reproduce } of failures.slice(0, FAILURES_SHOWN)) {
    lines.push(`  FAILED ${check}: ${message}`, `    ${reproduce}`);
  }
  if (failures.length > FAILURES_SHOWN) {
    lines.push(`  and ${failures.length - FAILURES_SHOWN} more`);
  }
  lines.push(`  ${failures.length} failures`);
  if (complete && neverSeen.length > 0) {
    lines.push(
      `  not clean: ${neverSeen.length} things it declares were never seen; play more matches`,
    );
  }
  return lines.join("\n");
}
