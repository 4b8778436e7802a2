/** A worker for one workload, so that each has a compiler of its own. */
import { parentPort, workerData } from "node:worker_threads";
import { invariant } from "@tcg/core";
import { subjects } from "./subjects.ts";

const { subject, name } = workerData as { readonly subject: string; readonly name: string };
const workload = subjects[subject]?.[name];
invariant(workload !== undefined, "a lane is started with a subject and the name of a workload");

parentPort?.on("message", (games: number) => {
  globalThis.gc?.();
  parentPort?.postMessage(workload.run(games));
});
