/** A thread of a measurement: plays games by their numbers. */
import { workerData } from "node:worker_threads";
import { cards } from "@ltcg/cards";
import { createGame } from "@ltcg/engine";
import { serve } from "../threads/serve.ts";
import type { Games } from "./in-parallel.ts";
import { playGame } from "./play-game.ts";
import type { BalanceRequest } from "./request.ts";

const request = workerData as BalanceRequest;
const game = createGame(cards);

serve(({ from, to }: Games) =>
  Array.from({ length: to - from }, (_, i) => playGame(game, request, from + i)),
);
