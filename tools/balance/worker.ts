/** A thread of a measurement: plays games by their numbers. */
import { workerData } from "node:worker_threads";
import { serve } from "../../packages/cli/src/threads/serve.ts";
import { measuredGame } from "./games.ts";
import { playGame } from "./play-game.ts";
import type { BalanceRequest } from "./request.ts";

const request = workerData as BalanceRequest;
const measured = measuredGame(request.game);

serve((numbers: readonly number[]) => numbers.map((number) => playGame(measured, request, number)));
