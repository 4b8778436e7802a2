/**
 * Hands the games of a simulation out to threads, a few at a time. Results are put in the order of
 * their numbers, so how many threads there are and which is quicker changes nothing.
 */
import { Worker } from "node:worker_threads";
import { messageOf, NotGood } from "../errors.ts";
import type { GameResult, SimRequest } from "./request.ts";

/** Few enough for an even end, many enough that messages cost nothing. */
const MOST_AT_ONCE = 8;

const workerFile = import.meta.url.endsWith(".ts")
  ? new URL("./worker.ts", import.meta.url)
  : new URL("./worker.js", import.meta.url);

export async function simulate(
  request: SimRequest,
  workers: number,
  onDone: (games: number) => void,
): Promise<readonly GameResult[]> {
  const { games } = request;
  const atOnce = Math.max(1, Math.min(MOST_AT_ONCE, Math.ceil(games / workers / 4)));
  const results: GameResult[] = [];
  let next = 0;
  let done = 0;
  const threads = Array.from(
    { length: Math.min(workers, games) },
    () => new Worker(workerFile, { workerData: request }),
  );
  try {
    await Promise.all(
      threads.map(
        (thread) =>
          new Promise<void>((resolve, reject) => {
            thread.on("error", reject);
            thread.on("exit", (code) => reject(new Error(`a thread ended with code ${code}`)));
            thread.on("message", (message: "ready" | readonly GameResult[]) => {
              if (message !== "ready") {
                for (const result of message) results[result.number] = result;
                done += message.length;
                onDone(done);
              }
              if (next >= games) return resolve();
              const from = next;
              next = Math.min(games, from + atOnce);
              thread.postMessage({ from, to: next });
            });
          }),
      ),
    );
  } catch (error) {
    throw new NotGood(messageOf(error));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
  return results;
}
