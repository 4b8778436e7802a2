/** One thread of a fuzzing run: plays some matches of it after the other. */
import { workerData } from "node:worker_threads";
import { serve } from "../threads/serve.ts";
import type { Matches } from "./in-parallel.ts";
import { shareOf } from "./shares.ts";
import { type FuzzRequest, fuzzTargets } from "./targets.ts";

const { name, request } = workerData as { name: string; request: FuzzRequest };
const play = fuzzTargets[name];
if (play === undefined) throw new Error(`there is no game ${name} to fuzz`);
serve((matches: Matches) => shareOf(play({ ...request, ...matches })));
