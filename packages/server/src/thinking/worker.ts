/** A thread on which the built-in bots think. */
import { parentPort, workerData } from "node:worker_threads";
import { bots } from "@tcg/bots";
import { gamesOnThread, type ThreadGames } from "../game-modules.ts";
import { answer } from "./answer.ts";

if (parentPort === null) throw new Error("this file is for a worker thread");
answer(parentPort, bots, await gamesOnThread(workerData as ThreadGames | null));
