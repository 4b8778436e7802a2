/**
 * Runs schedules in several threads, some at a time. A schedule depends on its seed and number only, so
 * the report is the same however many threads there are.
 */
import { availableParallelism } from "node:os";
import type { SimulationReport } from "@lunchtable-tcg/match/testkit";
import { Crew } from "../../packages/cli/src/threads/crew.ts";

/** Numbers of schedules: the first, and how many. */
export interface Schedules {
  readonly from: number;
  readonly schedules: number;
}

/** What a thread is to do. */
export interface Orders {
  readonly seed: number;
  readonly mostFailures: number;
}

const AT_ONCE = 25;

export async function simulateInParallel(
  orders: Orders,
  { from, schedules }: Schedules,
  onPart: (part: SimulationReport) => void,
): Promise<SimulationReport> {
  const jobs: Schedules[] = [];
  for (let done = 0; done < schedules; done += AT_ONCE) {
    jobs.push({ from: from + done, schedules: Math.min(AT_ONCE, schedules - done) });
  }
  const threads = Math.min(availableParallelism(), jobs.length);
  const file = new URL("./worker.ts", import.meta.url);
  const crew = new Crew<Schedules, SimulationReport>(file, orders, threads);
  try {
    const nothing = { schedules: 0, matches: 0, entries: 0, acknowledged: 0, kills: 0 };
    const none: SimulationReport = { seed: orders.seed, ...nothing, failures: [] };
    return (await crew.work(jobs, onPart)).reduce(merge, none);
  } finally {
    await crew.end();
  }
}

const merge = (a: SimulationReport, b: SimulationReport): SimulationReport => ({
  seed: a.seed,
  schedules: a.schedules + b.schedules,
  matches: a.matches + b.matches,
  entries: a.entries + b.entries,
  acknowledged: a.acknowledged + b.acknowledged,
  kills: a.kills + b.kills,
  failures: [...a.failures, ...b.failures],
});
