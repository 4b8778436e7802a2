/** One thread of a steered run: plays matches by their numbers. */
import { workerData } from "node:worker_threads";
import { serve } from "../../../packages/cli/src/threads/serve.ts";
import { shareOf } from "../shares.ts";
import { playSteered, type SteeredRequest } from "./play.ts";
import { steeredSets } from "./sets.ts";

const { name, request } = workerData as { name: string; request: SteeredRequest };
const cards = steeredSets[name]?.();
if (cards === undefined) throw new Error(`there is no card set ${name}`);
serve((game: number) => shareOf(playSteered(cards, request, game)));
