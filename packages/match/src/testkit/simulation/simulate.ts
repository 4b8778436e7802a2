/** Many schedules of one seed. */
import { runSchedule, type ScheduleReport } from "./schedule.ts";
import type { SimulatedGame, Tried } from "./world.ts";

export interface SimulateOptions {
  readonly games: readonly SimulatedGame[];
  readonly seed: number;
  readonly schedules: number;
  /** The first one's number. */
  readonly from?: number;
  /** Stops after so many schedules in which something was wrong; 1 unless given. */
  readonly mostFailures?: number;
  readonly tried?: Tried;
  readonly onSchedule?: (report: ScheduleReport) => void;
}

export interface SimulationReport {
  readonly seed: number;
  readonly schedules: number;
  readonly matches: number;
  readonly entries: number;
  readonly acknowledged: number;
  readonly kills: number;
  readonly failures: readonly ScheduleReport[];
}

export async function simulate(options: SimulateOptions): Promise<SimulationReport> {
  const { games, seed, schedules, from = 0, mostFailures = 1, tried, onSchedule } = options;
  const reports: ScheduleReport[] = [];
  const failures: ScheduleReport[] = [];
  for (let i = from; i < from + schedules && failures.length < mostFailures; i++) {
    const report = await runSchedule(games, seed, i, tried);
    reports.push(report);
    onSchedule?.(report);
    if (report.faults.length > 0) failures.push(report);
  }
  const sum = (of: (report: ScheduleReport) => number): number =>
    reports.reduce((total, report) => total + of(report), 0);
  return {
    seed,
    schedules: reports.length,
    matches: sum(({ matches }) => matches),
    entries: sum(({ entries }) => entries),
    acknowledged: sum(({ acknowledged }) => acknowledged),
    kills: sum(({ kills }) => kills),
    failures,
  };
}

/** The line that shows a failure again, and what was wrong. */
export const failureText = (seed: number, { schedule, faults }: ScheduleReport): string =>
  [`npm run simulate -- --seed ${seed} --schedule ${schedule}`, ...faults].join("\n  ");
