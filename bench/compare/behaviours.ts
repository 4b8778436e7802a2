/** Whether two checkouts do the same in the matches that are timed. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Checkout } from "../checkout/checkout.ts";
import type { Behaviour } from "../lanes/behaviour.ts";
import type { Effort } from "./rounds.ts";

export async function behavioursOf(
  { root }: Checkout,
  subject: string,
  { matches, commands }: Effort,
): Promise<readonly Behaviour[]> {
  const worker = new Worker(new URL("../lanes/behaviour-worker.ts", import.meta.url), {
    workerData: { root, subject, matches, commands },
  });
  const [behaviours] = (await once(worker, "message")) as [readonly Behaviour[]];
  await worker.terminate();
  return behaviours;
}

/** Where the first of two runs parts from the other, in words; empty if nowhere. */
export function differences(
  before: readonly Behaviour[],
  after: readonly Behaviour[],
): readonly string[] {
  const found: string[] = [];
  before.forEach(({ told, commands }, match) => {
    for (const [aspect, hashes] of Object.entries(told)) {
      const others = after[match]?.told[aspect] ?? [];
      const step = hashes.findIndex((hash, i) => hash !== others[i]);
      if (step < 0 && hashes.length === others.length) continue;
      const at = step < 0 ? hashes.length : step;
      const command = at === 0 ? "the opening" : `command ${at}, ${commands[at - 1]?.[1].type}`;
      found.push(`match ${match}: ${aspect} differ after ${command}`);
    }
  });
  return found;
}
