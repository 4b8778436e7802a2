/** A worker for one way of playing the duel, so that each has a compiler of its own. */
import { parentPort, workerData } from "node:worker_threads";
import { duelLane, type WayName, withWay } from "./lanes.ts";

const { way, isListed, matches } = workerData as {
  readonly way: WayName;
  readonly isListed: boolean;
  readonly matches: number;
};
const round = await withWay(way, (used) => duelLane(used, isListed, matches));

parentPort?.on("message", (passes: number) => parentPort?.postMessage(round(passes)));
