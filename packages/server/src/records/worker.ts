/** A thread that plays strangers' matches again. */
import { parentPort } from "node:worker_threads";
import { hostedGames } from "../games.ts";
import { serveRequests } from "../threads/serve-requests.ts";
import { answerWork, type RecordWork } from "./record-work.ts";

if (parentPort === null) throw new Error("this file is for a worker thread");
serveRequests(parentPort, (work: RecordWork) => answerWork(hostedGames, work));
