/** Games that take something from their surroundings: only another process shows it. */
import { type KeptMatch, PLAYED_ELSEWHERE } from "@tcg/core/testkit";
import type { Run } from "../../packages/core/fixtures/broken/runs.ts";
import type { SeededBug } from "../../packages/core/fixtures/broken/seeded-bug.ts";
import { withElsewhere } from "../fuzz/elsewhere/play-elsewhere.ts";
import { fuzzTargets } from "../fuzz/targets.ts";

const MATCHES = 8;

/** Plays some matches here, and then all of them there; the first that differs is told. */
function elsewhere(name: string): Run {
  return ({ checks = [] }) => {
    const kept: KeptMatch[] = [];
    const keep = { oneIn: 1, match: (match: KeptMatch) => void kept.push(match) };
    const command = `npm run fuzz -- ${name}`;
    const report = fuzzTargets[name]?.({ seed: 1, games: MATCHES, checks, keep, command });
    if (report === undefined) throw new Error(`there is no game ${name}`);
    const { failures } = withElsewhere(name, report, kept, command);
    const [first] = failures.toSorted((one, other) => one.game - other.game);
    return { ...report, games: (first?.game ?? 0) + 1, failures: first ? [first] : [] };
  };
}

export const surroundings: readonly SeededBug[] = [
  ["a rule reads the day", elsewhere("broken-day"), PLAYED_ELSEWHERE],
  ["a rule sorts as people do here", elsewhere("broken-locale"), PLAYED_ELSEWHERE],
  ["a rule remembers the first match", elsewhere("broken-memory"), PLAYED_ELSEWHERE],
];
