/** A thread of the question what a change of cards does. */
import { workerData } from "node:worker_threads";
import { messageOf } from "../errors.ts";
import { openGame } from "../games.ts";
import { serve } from "../threads/serve.ts";
import { playBoth } from "./play-both.ts";
import type { ImpactRequest, Job, Outcome } from "./request.ts";

const request = workerData as ImpactRequest;
const [before, after] = request.files;
const hosted = [await openGame(request.game, before), await openGame(request.game, after)] as const;

serve((job: Job): Outcome => {
  try {
    return playBoth(hosted, request, job);
  } catch (error) {
    const which = "number" in job ? `game ${job.number} of seed ${request.seed}` : "a record";
    throw new Error(`${which}: ${messageOf(error)}`);
  }
});
