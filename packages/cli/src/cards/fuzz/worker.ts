/** One thread of a steered run: plays matches by their numbers. */
import { workerData } from "node:worker_threads";
import { shareOf } from "../../fuzz/shares.ts";
import { serve } from "../../threads/serve.ts";
import { openSteered, type SteeredRequest, type SteeredSet } from "./steered-games.ts";

interface Orders {
  readonly set: SteeredSet;
  readonly request: SteeredRequest;
}

const { set, request } = workerData as Orders;
const steered = await openSteered(set);
serve((game: number) => shareOf(steered.play(request, game)));
