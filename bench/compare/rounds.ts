/**
 * Rounds in turn: all that are to be compared take turns, so that a slow moment of the machine strikes
 * them alike. A round is so many passes over the same work that it lasts 200 ms in one interval, because
 * the clock of a thread moves in steps of milliseconds.
 */
import type { Round } from "../lanes/lane.ts";
import type { Runner } from "./runner.ts";

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
  coldStarts: 3,
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

/** Who does the same work: their rounds follow each other directly. */
export class Entry {
  /** By runner. */
  readonly rounds: Round[][];
  readonly #runners: readonly Runner[];
  readonly #atLeastUs: number;
  /** Of a round, by runner. */
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
      this.#passes[i] = Math.max(passes, Math.min(needed, MAX_MORE * passes));
    }
  }

  forget(): void {
    for (const rounds of this.rounds) rounds.length = 0;
  }

  async close(): Promise<void> {
    await Promise.all(this.#runners.map((runner) => runner.close()));
  }
}

/** A first round may seem so quick, by the steps of the clock, that far too many passes seem needed. */
const MAX_MORE = 10;

function lastedUs({ parts }: Round): number {
  return Object.values(parts).reduce((sum, { us }) => sum + us, 0);
}

/** Warms up, then takes the rounds that count; ends the runners. */
export async function takeTurns(entries: readonly Entry[], effort: Effort): Promise<void> {
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
}
