/** Threads that play matches by their numbers: each takes the next when it is done with one. */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { FuzzReport } from "@tcg/core/testkit";
import { revive, type Share } from "../in-parallel.ts";
import type { SteeredRequest } from "./play.ts";

export class Crew {
  readonly #workers: readonly Worker[];

  constructor(name: string, request: SteeredRequest, threads = availableParallelism()) {
    const workerData = { name, request };
    const file = new URL("./worker.ts", import.meta.url);
    this.#workers = Array.from({ length: threads }, () => new Worker(file, { workerData }));
  }

  /** The reports of these matches, in their order. */
  async play(games: readonly number[]): Promise<FuzzReport[]> {
    const waiting = games.map((game, place) => ({ game, place }));
    const reports: FuzzReport[] = [];
    const work = async (worker: Worker): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        reports[next.place] = await playOne(worker, next.game);
      }
    };
    await Promise.all(this.#workers.map(work));
    return reports;
  }

  async end(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

function playOne(worker: Worker, game: number): Promise<FuzzReport> {
  const { promise, resolve, reject } = Promise.withResolvers<FuzzReport>();
  const told = (share: Share): void => {
    worker.off("error", reject);
    resolve(revive(share));
  };
  worker.once("message", told);
  worker.once("error", reject);
  worker.postMessage(game);
  return promise;
}
