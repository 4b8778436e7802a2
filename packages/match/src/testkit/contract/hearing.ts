/** Who hears of new versions. */
import { ok, strictEqual } from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import { type ContractCase, withStore } from "../harness.ts";
import { entry, fill, same } from "./entry.ts";

/** Only a store that never tells makes anybody wait this long. */
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
    title: "[ST60] whoever may have missed something asks where many matches stand, at once",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        await fill(store, 3);
        await store.append(entry(1, { matchId: "m2" }));
        await store.append(entry(1, { matchId: "m 3, with 'signs' \"" }));
        const versions = async (...matchIds: string[]): Promise<unknown> =>
          (await store.versionsOf(matchIds))
            .map(({ matchId, version }) => `${matchId} ${version}`)
            .toSorted();
        same(await versions(), []);
        same(await versions("never created"), []);
        same(await versions("m2", "m1", "never created"), ["m1 3", "m2 1"]);
        same(await versions("m 3, with 'signs' \""), ["m 3, with 'signs' \" 1"]);
        const many = Array.from({ length: 1000 }, (_, number) => `not there ${number}`);
        same(await versions(...many, "m1"), ["m1 3"]);
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
