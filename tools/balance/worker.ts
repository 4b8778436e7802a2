/** A thread of a measurement: plays games by their numbers. */
import { workerData } from "node:worker_threads";
import { cards } from "@ltcg/cards";
import { createGame } from "@ltcg/engine";
import { serve } from "../../packages/cli/src/threads/serve.ts";
import { playGame } from "./play-game.ts";
import type { BalanceRequest } from "./request.ts";

const request = workerData as BalanceRequest;
const game = createGame(cards);

serve((numbers: readonly number[]) => numbers.map((number) => playGame(game, request, number)));
