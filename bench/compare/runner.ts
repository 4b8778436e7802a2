/** A lane of a checkout, at work in a thread of its own. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Checkout } from "../checkout/checkout.ts";
import type { Order, Recorded, Round } from "../lanes/lane.ts";

export class Runner {
  readonly #worker: Worker;

  constructor(
    { root }: Checkout,
    subject: string,
    lane: string,
    matches: readonly (readonly Recorded[])[],
  ) {
    const workerData: Order = { root, subject, lane, matches };
    this.#worker = new Worker(new URL("../lanes/worker.ts", import.meta.url), { workerData });
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
