/** What is kept besides the log: card sets, and when nobody served. */
import { strictEqual } from "node:assert/strict";
import { type ContractCase, withStore } from "../harness.ts";
import { fill, same, setting } from "./entry.ts";

export const aside: readonly ContractCase[] = [
  {
    title: "[ST27] a card set is kept under its hash, the first time it is saved",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        strictEqual(await store.loadCardSet("hash 1"), null);
        await store.saveCardSet("hash 1", '["cards"]');
        await store.saveCardSet("hash 2", '["others"]');
        await Promise.all([1, 2].map(() => store.saveCardSet("hash 1", '["changed"]')));
        strictEqual(await store.loadCardSet("hash 1"), '["cards"]');
        strictEqual(await store.loadCardSet("hash 2"), '["others"]');
      }),
  },
  {
    title: "[ST28] the time in which nobody served is a downtime, from the last beat to the next",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        same(await store.downtimes(), []);
        await store.beat(10_000, 500);
        await store.beat(10_500, 500);
        same(await store.downtimes(), []);
        await store.beat(11_001, 500);
        same(await store.downtimes(), [{ fromMs: 10_500, toMs: 11_001 }]);
        // Two processes after a long night: one downtime.
        await Promise.all([store.beat(90_000, 500), store.beat(90_001, 500)]);
        same((await store.downtimes()).length, 2);
        same((await store.downtimes())[1]?.fromMs, 11_001);
      }),
  },
  {
    title: "[ST29] a beat of a clock that is behind takes nothing back",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        await store.beat(10_000, 500);
        await store.beat(9_000, 500);
        await store.beat(10_400, 500);
        same(await store.downtimes(), []);
      }),
  },
  {
    title: "[ST30] a store that lasts still has all of that when it is opened again",
    run: (harness) =>
      withStore(harness, async ({ store: first, reopen }) => {
        if (reopen === undefined) return;
        await fill(first, 1);
        await first.writeSettings(setting({ settings: '{"stops":1}' }));
        await first.saveCardSet("hash 1", '["cards"]');
        await first.beat(10_000, 500);
        const store = await reopen();
        same(await store.readSettings("m1"), { revision: 1, bySeat: { host: '{"stops":1}' } });
        strictEqual(await store.loadCardSet("hash 1"), '["cards"]');
        await store.beat(20_000, 500);
        same(await store.downtimes(), [{ fromMs: 10_000, toMs: 20_000 }]);
      }),
  },
];
