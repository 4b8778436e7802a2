/**
 * Times lanes in rounds. All lanes of a group, of all checkouts, take turns, so that a slow moment of
 * the machine strikes them alike. A round is so many passes over the same work that it lasts 200 ms in
 * one interval, because the clock of a thread moves in steps of milliseconds.
 */
import type { Checkout } from "../checkout/checkout.ts";
import type { Used } from "../clock.ts";
import type { Recorded, Round } from "../lanes/lane.ts";
import type { LaneInfo } from "./catalogue.ts";
import { Runner } from "./runner.ts";

export interface Effort {
  readonly rounds: number;
  /** Rounds before, in which the compiler gets to know the code. */
  readonly warmUps: number;
  readonly atLeastUs: number;
  /** Fresh threads whose first commands are timed. */
  readonly coldStarts: number;
  readonly matches: number;
  /** Of a match, at most. */
  readonly commands: number;
}

export const fullEffort = {
  warmUps: 8,
  atLeastUs: 200_000,
  coldStarts: 5,
  /** Each of LunchTable's decks sits on each side once. */
  matches: 12,
  commands: 3000,
};
/** A smoke run: its times mean nothing. */
export const smoke: Effort = {
  rounds: 1,
  warmUps: 0,
  atLeastUs: 0,
  coldStarts: 1,
  matches: 1,
  commands: 40,
};

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
    new Runner(checkout, subject, name, matches);
  const cold: Used[][][] = [];
  for (const lane of lanes) cold.push(await coldStarts(lane, sources, effort, start));

  const entries = lanes.map((lane) => {
    const runners = sources.map((source) => start(source, lane));
    // Each of its tables has an interval of its own.
    return new Entry(runners, effort.atLeastUs * (lane.parts === "growth" ? 3 : 1));
  });
  try {
    for (let round = 0; round < effort.warmUps; round++) {
      for (const entry of entries) await entry.take(round);
    }
    for (const entry of entries) entry.forget();
    for (let round = 0; round < effort.rounds; round++) {
      const first = round % entries.length;
      for (const entry of [...entries.slice(first), ...entries.slice(0, first)]) {
        await entry.take(round);
      }
    }
  } finally {
    await Promise.all(entries.map((entry) => entry.close()));
  }
  return lanes.map((lane, i) => ({
    lane,
    rounds: entries[i]?.rounds ?? [],
    cold: cold[i] ?? [],
  }));
}

/** A lane's runners, one for each checkout. */
class Entry {
  readonly rounds: Round[][];
  readonly #runners: readonly Runner[];
  readonly #atLeastUs: number;
  /** Of a round, by checkout. */
  readonly #passes: number[];

  constructor(runners: readonly Runner[], atLeastUs: number) {
    this.#runners = runners;
    this.#atLeastUs = atLeastUs;
    this.rounds = runners.map(() => []);
    this.#passes = runners.map(() => 1);
  }

  /** One round of each; who was first is last the next time. */
  async take(turn: number): Promise<void> {
    const order = [...this.#runners.entries()];
    for (const [i, runner] of turn % 2 === 0 ? order : order.reverse()) {
      const passes = this.#passes[i] ?? 1;
      const round = await runner.round(passes);
      this.rounds[i]?.push(round);
      const needed = Math.ceil((this.#atLeastUs * passes) / Math.max(1, lastedUs(round)));
      this.#passes[i] = Math.max(passes, Math.min(needed, GROWTH * passes));
    }
  }

  forget(): void {
    for (const rounds of this.rounds) rounds.length = 0;
  }

  async close(): Promise<void> {
    await Promise.all(this.#runners.map((runner) => runner.close()));
  }
}

/** A first, cold round may be so quick by mistake of the clock that many passes seem to be needed. */
const GROWTH = 10;

function lastedUs({ parts }: Round): number {
  return Object.values(parts).reduce((sum, { us }) => sum + us, 0);
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
