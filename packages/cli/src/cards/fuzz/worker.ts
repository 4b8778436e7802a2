/** One thread of a steered run: plays matches by their numbers. */
import { workerData } from "node:worker_threads";
import { playSteered, type SteeredRequest, type SteeredSet } from "@ltcg/engine/steered";
import { shareOf } from "../../fuzz/shares.ts";
import { serve } from "../../threads/serve.ts";

const { set, request } = workerData as { set: SteeredSet; request: SteeredRequest };
serve((game: number) => shareOf(playSteered(set, request, game)));
