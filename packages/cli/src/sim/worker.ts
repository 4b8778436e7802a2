/** A thread of a simulation: is sent ranges of game numbers and answers with their results. */
import { parentPort, workerData } from "node:worker_threads";
import { messageOf } from "../errors.ts";
import { openGame } from "../games.ts";
import { playGame } from "./play-game.ts";
import type { SimRequest } from "./request.ts";

if (parentPort === null) throw new Error("this file is for a worker thread");
const port = parentPort;
const request = workerData as SimRequest;
const table = await openGame(request.game, request.cards);

port.on("message", ({ from, to }: { readonly from: number; readonly to: number }) => {
  const results = [];
  for (let number = from; number < to; number++) {
    try {
      results.push(table.use((opened) => playGame(opened, request, number)));
    } catch (error) {
      throw new Error(`game ${number} of seed ${request.seed}: ${messageOf(error)}`);
    }
  }
  port.postMessage(results);
});
port.postMessage("ready");
