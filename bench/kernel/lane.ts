/**
 * A worker that runs the workloads through one way of copying. Each way has a worker, and so a
 * compiler, of its own: what it learns from the one says nothing about the others.
 */
import { parentPort, workerData } from "node:worker_threads";
import { canonicalJson, hashJson, invariant } from "../../packages/core/src/index.ts";
import { jsonClone, type Open, workingCopies } from "./working-copies.ts";
import { makeWorkloads, type Workload } from "./workloads.ts";

export type Request =
  | { readonly kind: "check"; readonly workload: number }
  | { readonly kind: "round"; readonly workload: number; readonly atLeastMs: number };

export interface Checked {
  readonly steps: number;
  readonly events: number;
  /** Over every state and event of the chain. */
  readonly hash: string;
}

export interface Round {
  readonly usPerStep: number;
  /** Of the chain's last state. */
  readonly hash: string;
}

const MAX_CHAINS = 20;

function check(open: Open, { start, steps }: Workload): Checked {
  let state = jsonClone(start);
  let count = 0;
  let hash = "";
  for (const step of steps) {
    const { working, events } = step(open, state);
    count += events.length;
    state = working.finish();
    hash = hashJson([hash, events, canonicalJson(state)]);
  }
  return { steps: steps.length, events: count, hash };
}

function round(open: Open, { start, steps }: Workload, atLeastMs: number): Round {
  let ns = 0n;
  let chains = 0;
  let state = start;
  while (chains === 0 || (ns < BigInt(atLeastMs * 1e6) && chains < MAX_CHAINS)) {
    state = jsonClone(start);
    const begun = process.hrtime.bigint();
    for (const step of steps) state = step(open, state).working.finish();
    ns += process.hrtime.bigint() - begun;
    chains++;
  }
  return { usPerStep: Number(ns) / 1000 / (chains * steps.length), hash: hashJson(state) };
}

const open = workingCopies[workerData as string];
invariant(open !== undefined, "a lane is started with the name of a working copy");
const workloads = makeWorkloads();

parentPort?.on("message", (request: Request) => {
  const workload = workloads[request.workload] as Workload;
  globalThis.gc?.();
  parentPort?.postMessage(
    request.kind === "check" ? check(open, workload) : round(open, workload, request.atLeastMs),
  );
});
