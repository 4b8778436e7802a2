/** One thread of a simulation: runs some schedules of it after the other. */
import { parentPort, workerData } from "node:worker_threads";
import { simulate } from "@lunchtable-tcg/match/testkit";
import { simulatedGames as games } from "../../packages/match/test/simulated-games.ts";
import type { Orders, Schedules } from "./in-parallel.ts";

const { seed, mostFailures } = workerData as Orders;

parentPort?.on("message", (part: Schedules) => {
  void simulate({ games, seed, mostFailures, ...part }).then((report) =>
    parentPort?.postMessage(report),
  );
});
