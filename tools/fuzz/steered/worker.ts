/** One thread of a steered run: plays the matches whose numbers it is given, until it is ended. */
import { parentPort, workerData } from "node:worker_threads";
import type { Share } from "../in-parallel.ts";
import { playSteered, type SteeredRequest } from "./play.ts";
import { steeredSets } from "./sets.ts";

const { name, request } = workerData as { name: string; request: SteeredRequest };
const cards = steeredSets[name]?.();
if (cards === undefined) throw new Error(`there is no card set ${name}`);
parentPort?.on("message", (game: number) => {
  const report = playSteered(cards, request, game);
  const share: Share = { ...report, coverage: report.coverage.toJSON() };
  parentPort?.postMessage(share);
});
