/** Times the lanes of a group for all checkouts: fresh threads first, then rounds in turn. */
import type { Checkout } from "../checkout/checkout.ts";
import type { Used } from "../clock.ts";
import type { Recorded, Round } from "../lanes/lane.ts";
import type { LaneInfo } from "./catalogue.ts";
import { type Effort, Entry, takeTurns } from "./rounds.ts";
import { Runner } from "./runner.ts";

export const COLD_COMMANDS = 10_000;

/** By checkout, in the order of the checkouts. */
export interface Measured {
  readonly lane: LaneInfo;
  readonly rounds: readonly (readonly Round[])[];
  /** What the first commands of fresh threads used; empty unless the lane asks for it. */
  readonly cold: readonly (readonly Used[])[];
}

export interface Sources {
  readonly checkout: Checkout;
  readonly matches: readonly (readonly Recorded[])[];
}

export async function measure(
  subject: string,
  lanes: readonly LaneInfo[],
  sources: readonly Sources[],
  effort: Effort,
): Promise<Measured[]> {
  const start = ({ checkout, matches }: Sources, { name }: LaneInfo): Runner =>
    Runner.ofLane({ root: checkout.root, subject, lane: name, matches });
  const cold: Used[][][] = [];
  for (const lane of lanes) cold.push(await coldStarts(lane, sources, effort, start));

  const entries = lanes.map((lane) => {
    const runners = sources.map((source) => start(source, lane));
    // Each of its tables has an interval of its own.
    return new Entry(runners, effort.atLeastUs * (lane.parts === "growth" ? 3 : 1));
  });
  await takeTurns(entries, effort);
  return lanes.map((lane, i) => ({
    lane,
    rounds: entries[i]?.rounds ?? [],
    cold: cold[i] ?? [],
  }));
}

async function coldStarts(
  lane: LaneInfo,
  sources: readonly Sources[],
  effort: Effort,
  start: (source: Sources, lane: LaneInfo) => Runner,
): Promise<Used[][]> {
  const used: Used[][] = sources.map(() => []);
  if (!lane.coldStart) return used;
  for (let time = 0; time < effort.coldStarts; time++) {
    for (const [i, source] of sources.entries()) {
      const commands = source.matches.reduce((sum, match) => sum + match.length, 0);
      const runner = start(source, lane);
      const { parts } = await runner.round(
        effort.warmUps === 0 ? 1 : Math.ceil(COLD_COMMANDS / commands),
      );
      await runner.close();
      used[i]?.push(...Object.values(parts));
    }
  }
  return used;
}
