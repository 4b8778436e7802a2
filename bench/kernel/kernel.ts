/**
 * Events applied and commands decided, through every way of making the working copy. The ways take
 * turns in short rounds, so that a slow moment of the machine strikes all of them alike.
 */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { circumstances } from "../circumstances.ts";
import { median } from "../statistics.ts";
import type { Checked, Request, Round } from "./lane.ts";
import { table } from "./report.ts";
import { workingCopies, yardstick } from "./working-copies.ts";
import { workloadNames } from "./workloads.ts";

interface Effort {
  readonly rounds: number;
  readonly atLeastMs: number;
}

/** The compiler goes on improving the code of a command for some thousand of them. */
const warmUp: Effort = { rounds: 12, atLeastMs: 40 };
const full: Effort = { rounds: 41, atLeastMs: 5 };
const smoke: Effort = { rounds: 1, atLeastMs: 0 };

class Lane {
  readonly name: string;
  /** Times per step in µs of each round, by workload. */
  readonly times: number[][] = workloadNames.map(() => []);
  readonly #worker: Worker;

  constructor(name: string) {
    this.name = name;
    this.#worker = new Worker(new URL("./lane.ts", import.meta.url), { workerData: name });
  }

  check(workload: number): Promise<Checked> {
    return this.#ask({ kind: "check", workload }) as Promise<Checked>;
  }

  round(workload: number, atLeastMs: number): Promise<Round> {
    return this.#ask({ kind: "round", workload, atLeastMs }) as Promise<Round>;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  async #ask(request: Request): Promise<unknown> {
    this.#worker.postMessage(request);
    const [answer] = (await once(this.#worker, "message")) as [unknown];
    return answer;
  }
}

export async function run({ quick }: { readonly quick: boolean }): Promise<void> {
  const lanes = Object.keys(workingCopies).map((name) => new Lane(name));
  try {
    const checked = await compare(lanes);
    if (!quick) await measure(lanes, warmUp);
    for (const { times } of lanes) for (const rounds of times) rounds.length = 0;
    await measure(lanes, quick ? smoke : full);
    console.log(`${circumstances(`npm run bench -- kernel${quick ? " --quick" : ""}`)}\n`);
    workloadNames.forEach((name, workload) => {
      const { steps, events } = checked[workload] as Checked;
      console.log(`${name} (${steps} in a chain, ${(events / steps).toFixed(1)} events each)`);
      console.log(`${tableOf(lanes, workload)}\n`);
    });
    console.log(
      `All ${lanes.length} ways gave the same events and states.` +
        (quick ? " A smoke run: the times mean nothing." : ""),
    );
  } finally {
    await Promise.all(lanes.map((lane) => lane.close()));
  }
}

/** Times of different results could not be compared. */
async function compare(lanes: readonly Lane[]): Promise<Checked[]> {
  const agreed: Checked[] = [];
  for (const [workload, name] of workloadNames.entries()) {
    for (const lane of lanes) {
      const checked = await lane.check(workload);
      agreed[workload] ??= checked;
      if (checked.hash !== agreed[workload].hash) {
        throw new Error(`${name}: ${lane.name} and ${lanes[0]?.name} differ in their results`);
      }
    }
  }
  return agreed;
}

async function measure(lanes: readonly Lane[], { rounds, atLeastMs }: Effort): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    // Another one starts each round, so that nobody always follows the same neighbour.
    const first = round % lanes.length;
    const order = [...lanes.slice(first), ...lanes.slice(0, first)];
    for (const [workload, name] of workloadNames.entries()) {
      let hash: string | undefined;
      for (const lane of order) {
        const result = await lane.round(workload, atLeastMs);
        hash ??= result.hash;
        if (result.hash !== hash) throw new Error(`${name}: ${lane.name} ended differently`);
        lane.times[workload]?.push(result.usPerStep);
      }
    }
  }
}

function tableOf(lanes: readonly Lane[], workload: number): string {
  const times = new Map(lanes.map((lane) => [lane.name, lane.times[workload] ?? []]));
  const ours = median(times.get(yardstick) ?? []);
  return table([...times].map(([name, us]) => ({ name, us, ratio: median(us) / ours })));
}
