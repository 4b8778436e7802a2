/** One thread of a fuzzing run. */
import { parentPort, workerData } from "node:worker_threads";
import type { Share } from "./in-parallel.ts";
import { type FuzzRequest, fuzzTargets } from "./targets.ts";

const { name, request } = workerData as { name: string; request: FuzzRequest };
const report = fuzzTargets[name]?.(request);
if (report === undefined) throw new Error(`there is no game ${name} to fuzz`);
const share: Share = { ...report, coverage: report.coverage.toJSON() };
parentPort?.postMessage(share);
