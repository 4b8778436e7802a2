/** A worker for one lane of one checkout, so that each has a compiler of its own. */
import { parentPort, workerData } from "node:worker_threads";
import { makers } from "./index.ts";
import type { Order } from "./lane.ts";
import { type SubjectName, withSubject } from "./subject.ts";

const { root, subject, lane, matches } = workerData as Order;
const make = makers[lane];
if (make === undefined) throw new Error(`there is no lane ${lane}`);
const round = await withSubject(subject as SubjectName, root, (game) => make(game, matches));

parentPort?.on("message", (passes: number) => parentPort?.postMessage(round(passes)));
