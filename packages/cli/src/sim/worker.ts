/** A thread of a simulation: plays ranges of games. */
import { workerData } from "node:worker_threads";
import { messageOf } from "../errors.ts";
import { openGame } from "../games.ts";
import { serve } from "../threads/serve.ts";
import { playGame } from "./play-game.ts";
import type { GameRange, GameResult, SimRequest } from "./request.ts";

const request = workerData as SimRequest;
const hosted = await openGame(request.game, request.cards);

serve(({ from, to }: GameRange): GameResult[] => {
  const results: GameResult[] = [];
  for (let number = from; number < to; number++) {
    try {
      results.push(playGame(hosted, request, number));
    } catch (error) {
      throw new Error(`game ${number} of seed ${request.seed}: ${messageOf(error)}`);
    }
  }
  return results;
});
