/**
 * Random play of a game to the end of the match, through the immutable API and in place, with
 * and without listing the moves; then the parts by themselves. The lanes take turns in short
 * rounds, so that a slow moment of the machine strikes all of them alike.
 */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { circumstances } from "../circumstances.ts";
import { aligned, digits, median, middleHalf } from "../kernel/report.ts";
import { subjects } from "./subjects.ts";
import type { Done, Workload } from "./workloads.ts";

interface Effort {
  readonly rounds: number;
  readonly games: number;
}

const warmUp: Effort = { rounds: 6, games: 6 };
const full: Effort = { rounds: 31, games: 6 };
const smoke: Effort = { rounds: 1, games: 1 };

class Lane {
  readonly name: string;
  readonly workload: Workload;
  readonly rounds: Done[] = [];
  readonly #worker: Worker;

  constructor(subject: string, name: string, workload: Workload) {
    this.name = name;
    this.workload = workload;
    const url = new URL("./lane.ts", import.meta.url);
    this.#worker = new Worker(url, { workerData: { subject, name } });
  }

  async round(games: number): Promise<void> {
    this.#worker.postMessage(games);
    const [done] = (await once(this.#worker, "message")) as [Done];
    this.rounds.push(done);
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}

export async function runMatches(
  subject: string,
  { quick }: { readonly quick: boolean },
): Promise<void> {
  const lanes = Object.entries(subjects[subject] ?? {}).map(
    ([name, workload]) => new Lane(subject, name, workload),
  );
  try {
    if (!quick) await measure(lanes, warmUp);
    for (const lane of lanes) lane.rounds.length = 0;
    await measure(lanes, quick ? smoke : full);
    const ends = checkSame(lanes);
    console.log(`${circumstances(`npm run bench -- ${subject}${quick ? " --quick" : ""}`)}\n`);
    const [first] = lanes[0]?.rounds ?? [];
    console.log(`Whole matches (${first?.games} of them, ${first?.units} commands)`);
    console.log(`${wholeGames(lanes)}\n`);
    console.log(`Parts, in every state of these matches\n${parts(lanes)}\n`);
    console.log(
      `All ${ends} ways ended every match in the same state.` +
        (quick ? " A smoke run: the times mean nothing." : " Times are those of one thread."),
    );
  } finally {
    await Promise.all(lanes.map((lane) => lane.close()));
  }
}

async function measure(lanes: readonly Lane[], { rounds, games }: Effort): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const first = round % lanes.length;
    for (const lane of [...lanes.slice(first), ...lanes.slice(0, first)]) await lane.round(games);
  }
}

/** Times of different results could not be compared. Gives how many ways were compared. */
function checkSame(lanes: readonly Lane[]): number {
  const played = lanes.filter(({ workload }) => workload.wholeGames);
  const hashes = new Set(played.flatMap(({ rounds }) => rounds.map(({ hash }) => hash)));
  if (hashes.size !== 1) throw new Error("the ways to play do not end in the same states");
  return played.length;
}

function wholeGames(lanes: readonly Lane[]): string {
  const played = lanes.filter(({ workload }) => workload.wholeGames);
  return aligned([
    ["way", "commands a second", "middle half", "games a second", "µs a command"],
    ...played.map(({ name, rounds }) => {
      const commands = rounds.map(({ units, us }) => (units / us) * 1e6);
      const games = rounds.map((round) => (round.games / round.us) * 1e6);
      const us = rounds.map((round) => round.us / round.units);
      const rate = digits(median(commands));
      return [name, rate, middleHalf(commands), digits(median(games)), digits(median(us))];
    }),
  ]);
}

function parts(lanes: readonly Lane[]): string {
  const looked = lanes.filter(({ workload }) => !workload.wholeGames);
  return aligned([
    ["part", "µs, median", "middle half", "of"],
    ...looked.map(({ name, workload, rounds }) => {
      const us = rounds.map((round) => round.us / round.units);
      return [name, digits(median(us)), middleHalf(us), workload.unit];
    }),
  ]);
}
