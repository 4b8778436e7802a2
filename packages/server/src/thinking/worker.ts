/** A thread on which the built-in bots think. */
import { parentPort } from "node:worker_threads";
import { bots } from "@tcg/bots";
import { answer } from "./answer.ts";

if (parentPort === null) throw new Error("this file is for a worker thread");
answer(parentPort, bots);
