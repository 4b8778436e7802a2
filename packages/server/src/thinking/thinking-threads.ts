/** The threads on which bots think. */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { type GameModule, threadGames } from "../game-modules.ts";
import { Threads, type ThreadsOptions } from "../threads/threads.ts";
import { workerFile } from "../threads/worker-file.ts";
import type { ThinkRequest } from "./think-request.ts";

/** The event loop keeps a core to itself if there is more than one. */
const MAX_THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));

/** Bots bound their work by counting; one that takes this long will never end. */
const MAX_MS = 60_000;

/** Asked for a move, they answer with its id. */
export type ThinkingThreads = Threads<ThinkRequest, string>;

/** `modules`: of games that the threads load besides the built-in ones. */
export function thinkingThreads(
  options: Partial<ThreadsOptions> = {},
  modules: readonly GameModule[] = [],
): ThinkingThreads {
  return new Threads({
    most: MAX_THREADS,
    longestMs: MAX_MS,
    start: () =>
      new Worker(workerFile("./worker", import.meta.url), { workerData: threadGames(modules) }),
    ...options,
  });
}
