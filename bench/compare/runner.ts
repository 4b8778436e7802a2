/** A lane at work in a thread of its own. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Order, Round } from "../lanes/lane.ts";

export class Runner {
  readonly #worker: Worker;

  constructor(worker: Worker) {
    this.#worker = worker;
  }

  static ofLane(workerData: Order): Runner {
    return new Runner(new Worker(new URL("../lanes/worker.ts", import.meta.url), { workerData }));
  }

  async round(passes: number): Promise<Round> {
    this.#worker.postMessage(passes);
    const [round] = (await once(this.#worker, "message")) as [Round];
    return round;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
