/**
 * Hands the games out to threads, a few at a time. Results are put in the order of their numbers,
 * so how many threads there are and which is quicker changes nothing.
 */
import { Worker } from "node:worker_threads";
import { type BalanceRequest, type GameResult, pairsOf } from "./request.ts";

/** Few enough for an even end, many enough that messages cost nothing. */
const AT_ONCE = 4;

export async function playAll(
  request: BalanceRequest,
  threads: number,
  onDone?: (done: number, all: number) => void,
): Promise<GameResult[]> {
  const all = pairsOf(request).length * request.games;
  const results: GameResult[] = [];
  let next = 0;
  let done = 0;
  const workers = Array.from(
    { length: Math.min(threads, Math.ceil(all / AT_ONCE)) },
    () => new Worker(new URL("./worker.ts", import.meta.url), { workerData: request }),
  );
  const untilIdle = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      worker.on("error", reject);
      worker.on("exit", (code) => reject(new Error(`a thread ended with code ${code}`)));
      worker.on("message", (played: readonly GameResult[]) => {
        for (const result of played) results[result.number] = result;
        done += played.length;
        onDone?.(done, all);
        if (next >= all) return resolve();
        const from = next;
        next = Math.min(all, from + AT_ONCE);
        worker.postMessage({ from, to: next });
      });
    });
  try {
    await Promise.all(workers.map(untilIdle));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return results;
}
