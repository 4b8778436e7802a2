/** A thread for tests: bots that wait until they are told, die, fail, or never end. */
import { parentPort, workerData } from "node:worker_threads";
import { type Bot, greedy } from "@tcg/bots";
import { answer } from "../src/thinking/answer.ts";
import type { Signals } from "./thinking.ts";

if (parentPort === null) throw new Error("this file is for a worker thread");
const { begun, released } = workerData as Signals;
/** A test that is wrong ends at last, one on a slow machine before. */
const MAX_MS = 10 * 60_000;

const choosing = (name: string, choose: Bot["choose"]): Bot => ({ name, about: "", choose });

/** How many thoughts were begun before this one. */
function begin(): number {
  const before = Atomics.add(begun, 0, 1);
  Atomics.notify(begun, 0);
  return before;
}

answer(parentPort, {
  greedy,
  waiting: choosing("waiting", (situation) => {
    begin();
    Atomics.wait(released, 0, 0, MAX_MS);
    return greedy.choose(situation);
  }),
  // The first two times.
  dying: choosing("dying", (situation) => {
    if (begin() < 2) process.exit(3);
    return greedy.choose(situation);
  }),
  failing: choosing("failing", () => {
    throw new Error("no idea");
  }),
  cheating: choosing("cheating", (situation) => ({ ...greedy.choose(situation), id: "WIN" })),
  endless: choosing("endless", () => {
    begin();
    for (;;);
  }),
});
