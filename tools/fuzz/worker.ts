/** One thread of a fuzzing run: plays some matches of it after the other. */
import { workerData } from "node:worker_threads";
import type { KeptMatch } from "@tcg/core/testkit";
import { serve } from "../../packages/cli/src/threads/serve.ts";
import type { Matches, Orders, Part } from "./in-parallel.ts";
import { shareOf } from "./shares.ts";
import { fuzzTargets } from "./targets.ts";

const { name, request, keepOneIn } = workerData as Orders;
const play = fuzzTargets[name];
if (play === undefined) throw new Error(`there is no game ${name} to fuzz`);
serve((matches: Matches): Part => {
  const kept: KeptMatch[] = [];
  const match = (each: KeptMatch): void => void kept.push(each);
  const report = play({ ...request, ...matches, keep: { oneIn: keepOneIn, match } });
  return { share: shareOf(report), kept };
});
