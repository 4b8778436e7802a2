/** A thread of a simulation: plays games. */
import { workerData } from "node:worker_threads";
import { messageOf } from "../errors.ts";
import { openGame } from "../games.ts";
import { serve } from "../threads/serve.ts";
import { playGame } from "./play-game.ts";
import type { GameResult, SimRequest } from "./request.ts";

const request = workerData as SimRequest;
const hosted = await openGame(request.game, request.cards);

serve((number: number): GameResult => {
  try {
    return playGame(hosted, request, number);
  } catch (error) {
    throw new Error(`game ${number} of seed ${request.seed}: ${messageOf(error)}`);
  }
});
