/** A thread that plays strangers' matches again. */
import { parentPort, workerData } from "node:worker_threads";
import { gamesOnThread, type ThreadGames } from "../game-modules.ts";
import { serveRequests } from "../threads/serve-requests.ts";
import { answerWork, type RecordWork } from "./record-work.ts";

if (parentPort === null) throw new Error("this file is for a worker thread");
const games = await gamesOnThread(workerData as ThreadGames | null);
serveRequests(parentPort, (work: RecordWork) => answerWork(games, work));
