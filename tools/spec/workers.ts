/** Workers: each has a scratch copy of its own and a Vitest that stays alive in it. */
import { atExit } from "./at-exit.ts";
import { createRunner, type Runner, type RunnerOptions } from "./run.ts";
import { makeScratch } from "./scratch.ts";

export type Worker = { readonly root: string; readonly runner: Runner; readonly close: () => void };

export function openWorker(root: string, options: RunnerOptions = {}): Worker {
  const scratch = makeScratch(root);
  const remove = atExit(() => scratch.remove());
  const runner = createRunner(scratch.root, options);
  const close = (): void => {
    runner.stop();
    remove();
  };
  return { root: scratch.root, runner, close };
}

/** Every worker takes the next item until none is left. */
export async function share<Item>(
  workers: readonly Worker[],
  items: readonly Item[],
  work: (worker: Worker, item: Item, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  await Promise.all(
    workers.map(async (worker) => {
      while (next < items.length) {
        const index = next;
        next += 1;
        const item = items[index];
        if (item !== undefined) await work(worker, item, index);
      }
    }),
  );
}
