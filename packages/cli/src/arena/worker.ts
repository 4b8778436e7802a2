/** A thread of an arena: plays one deal after the other. */
import { workerData } from "node:worker_threads";
import { messageOf } from "../errors.ts";
import { openGame } from "../games.ts";
import { serve } from "../threads/serve.ts";
import { playDeal } from "./play-deal.ts";
import type { ArenaRequest, DealResult } from "./request.ts";

const request = workerData as ArenaRequest;
const hosted = await openGame(request.game, request.cards);

serve((deal: number): DealResult => {
  try {
    return playDeal(hosted, request, deal);
  } catch (error) {
    throw new Error(`deal ${deal} of seed ${request.seed}: ${messageOf(error)}`);
  }
});
