/** A worker for one workload, so that each has a compiler of its own. */
import { parentPort, workerData } from "node:worker_threads";
import { invariant } from "@tcg/core";
import { workloads } from "./workloads.ts";

const workload = workloads[workerData as string];
invariant(workload !== undefined, "a lane is started with the name of a workload");

parentPort?.on("message", (games: number) => {
  globalThis.gc?.();
  parentPort?.postMessage(workload.run(games));
});
