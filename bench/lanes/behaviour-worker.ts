/** Plays the matches in a thread of its own, so that no lane is warm before it is timed. */
import { parentPort, workerData } from "node:worker_threads";
import { behaviourOf } from "./behaviour.ts";
import { type SubjectName, withSubject } from "./subject.ts";

const { root, subject, matches, commands } = workerData as {
  readonly root: string;
  readonly subject: SubjectName;
  /** How many matches, and of how many commands each at most. */
  readonly matches: number;
  readonly commands: number;
};
const behaviours = await withSubject(subject, root, (game) =>
  Array.from({ length: matches }, (_, match) => behaviourOf(game, match, commands)),
);
parentPort?.postMessage(behaviours);
