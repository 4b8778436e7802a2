/** Who hears of new versions. */
import { ok, strictEqual } from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import { type ContractCase, withStore } from "../harness.ts";
import { entry, fill, same } from "./entry.ts";

/** Only a store that never tells is waited for so long. */
const PATIENCE_MS = 20_000;

async function until(holds: () => boolean, patienceMs = PATIENCE_MS): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!holds() && performance.now() < end) await setTimeout(1);
  ok(holds(), "nobody was told");
}

export const hearing: readonly ContractCase[] = [
  {
    title: "[ST33] whoever subscribes hears of every version in order, until they leave",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        const heard: unknown[] = [];
        const others: unknown[] = [];
        const leave = store.subscribe((...told) => heard.push(told));
        store.subscribe((...told) => others.push(told));
        await fill(store, 2);
        await store.append(entry(1, { matchId: "m2" }));
        const told = [
          ["m1", 1],
          ["m1", 2],
          ["m2", 1],
        ];
        await until(() => heard.length >= 3 && others.length >= 3, harness.patienceMs);
        same(heard, told);
        leave();
        await store.append(entry(3));
        await until(() => others.length >= 4, harness.patienceMs);
        same(others, [...told, ["m1", 3]]);
        strictEqual(heard.length, 3);
      }),
  },
  {
    title: "[ST34] nobody hears of an entry that was refused",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        await fill(store, 1);
        const heard: unknown[] = [];
        store.subscribe((...told) => heard.push(told));
        await store.append(entry(1));
        await store.append(entry(7));
        await store.append(entry(2));
        await until(() => heard.length >= 1, harness.patienceMs);
        same(heard, [["m1", 2]]);
      }),
  },
];
