/** Reports of some matches of a run: how they go from thread to thread, and what they come to. */
import { Coverage, type FuzzReport, mergeTallies } from "@tcg/core/testkit";

export type Share = Omit<FuzzReport, "coverage"> & { readonly coverage: Record<string, number> };

export function shareOf(report: FuzzReport): Share {
  return { ...report, coverage: report.coverage.toJSON() };
}

/** As it was before it went from one thread to another. */
export function revive(share: Share): FuzzReport {
  return { ...share, coverage: Coverage.from(share.coverage) };
}

export function merge(a: FuzzReport, b: FuzzReport): FuzzReport {
  const coverage = new Coverage();
  coverage.add(a.coverage);
  coverage.add(b.coverage);
  return {
    seed: a.seed,
    firstGame: Math.min(a.firstGame, b.firstGame),
    games: a.games + b.games,
    commands: a.commands + b.commands,
    sampled: a.sampled + b.sampled,
    heavyOneIn: a.heavyOneIn,
    longest: Math.max(a.longest, b.longest),
    longestTurn: Math.max(a.longestTurn, b.longestTurn),
    endings: added(a.endings, b.endings),
    measures: added(a.measures, b.measures),
    neverSeen: a.neverSeen.filter((feature) => b.neverSeen.includes(feature)),
    coverage,
    tallies: mergeTallies(a.tallies, b.tallies),
    failures: [...a.failures, ...b.failures].sort((one, other) => one.game - other.game),
  };
}

function added(
  a: Readonly<Record<string, number>>,
  b: Readonly<Record<string, number>>,
): Record<string, number> {
  const sum = { ...a };
  for (const [key, count] of Object.entries(b)) sum[key] = (sum[key] ?? 0) + count;
  return sum;
}
