/** Threads with the bots of thinking-worker.ts, and the signals between them and a test. */
import { Worker } from "node:worker_threads";
import type { Bot, BotTable } from "@lunchtable-tcg/match";
import { random } from "@tcg/bots";
import { botsOnThreads } from "../src/thinking/bots-on-threads.ts";
import { thinkingThreads } from "../src/thinking/thinking-threads.ts";
import type { ThreadsOptions } from "../src/threads/threads.ts";

export interface Signals {
  /** How many thoughts were begun. */
  readonly begun: Int32Array<SharedArrayBuffer>;
  /** Not 0: `waiting` may go on. */
  readonly released: Int32Array<SharedArrayBuffer>;
}

const names = ["greedy", "waiting", "dying", "failing", "cheating", "endless"] as const;

/** What no thread may come back to. */
export const notHere: Bot = {
  choose() {
    throw new Error("thought on the event loop");
  },
};

export function thinkingBots(options: Partial<Omit<ThreadsOptions, "start">> = {}) {
  const signal = (): Int32Array<SharedArrayBuffer> => new Int32Array(new SharedArrayBuffer(4));
  const signals: Signals = { begun: signal(), released: signal() };
  const file = new URL("./thinking-worker.ts", import.meta.url);
  let started = 0;
  const threads = thinkingThreads({
    most: 1,
    ...options,
    start: () => {
      started++;
      return new Worker(file, { workerData: signals });
    },
  });
  const onThreads = Object.fromEntries(names.map((name) => [name, notHere]));
  const bots: BotTable = { random, ...botsOnThreads(onThreads, threads, { thinkers: names }) };
  return {
    bots,
    threads,
    get started() {
      return started;
    },
    /** Until so many thoughts were begun. */
    async begun(thoughts: number): Promise<void> {
      for (let seen = 0; seen < thoughts; seen = Atomics.load(signals.begun, 0)) {
        await Atomics.waitAsync(signals.begun, 0, seen).value;
      }
    },
    release(): void {
      Atomics.store(signals.released, 0, 1);
      Atomics.notify(signals.released, 0);
    },
  };
}
