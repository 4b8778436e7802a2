/** A thread of a measurement: is sent ranges of game numbers and answers with their results. */
import { parentPort, workerData } from "node:worker_threads";
import { cards } from "@ltcg/cards";
import { createGame } from "@ltcg/engine";
import { playGame } from "./play-game.ts";
import type { BalanceRequest } from "./request.ts";

const request = workerData as BalanceRequest;
const game = createGame(cards);

parentPort?.on("message", ({ from, to }: { readonly from: number; readonly to: number }) => {
  const numbers = Array.from({ length: to - from }, (_, i) => from + i);
  parentPort?.postMessage(numbers.map((number) => playGame(game, request, number)));
});
parentPort?.postMessage([]);
