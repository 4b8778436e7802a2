/** What has to be done without being asked, and who does it. */
import { strictEqual } from "node:assert/strict";
import type { DueMatch } from "../../store.ts";
import { type ContractCase, withStore } from "../harness.ts";
import { entry, fill, idsOf, same } from "./entry.ts";

export const due: readonly ContractCase[] = [
  {
    title: "[ST12] matches are due from their time on, until an entry says otherwise",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        await store.append(entry(1, { matchId: "m1", dueAtMs: 3000 }));
        await store.append(entry(1, { matchId: "m2", dueAtMs: 2000 }));
        await store.append(entry(1, { matchId: "m3" }));
        const dueAt = async (nowMs: number, limit = 10): Promise<string[]> =>
          idsOf(await store.listDue(nowMs, limit));
        same(await dueAt(1999), []);
        const m2 = { matchId: "m2", version: 1, dueAtMs: 2000, isWaitedFor: false };
        same(await store.listDue(2000, 10), [m2]);
        same(await dueAt(3000), ["m2", "m1"]);
        same(await dueAt(3000, 1), ["m2"]);
        await store.append(entry(2, { matchId: "m2" }));
        await store.append(entry(2, { matchId: "m1", dueAtMs: 2500 }));
        const m1 = { matchId: "m1", version: 2, dueAtMs: 2500, isWaitedFor: false };
        same(await store.listDue(3000, 10), [m1]);
      }),
  },
  {
    title: "[ST22] what people wait for is due first, then what has been due for longest",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        const rows = [
          ["m1", 1000, false],
          ["m2", 4000, true],
          ["m3", 2000, false],
          ["m4", 3000, true],
        ] as const;
        for (const [matchId, dueAtMs, isWaitedFor] of rows) {
          await store.append(entry(1, { matchId, dueAtMs, isWaitedFor }));
        }
        same(idsOf(await store.listDue(9000, 10)), ["m4", "m2", "m1", "m3"]);
        same(idsOf(await store.listDue(9000, 3)), ["m4", "m2", "m1"]);
        same(idsOf(await store.listDue(9000, 2)), ["m4", "m2"]);
      }),
  },
  {
    title:
      "[ST50] what is due is listed page by page, each match once, also of those due at one time",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        const rows = [
          ["m6", 2000, false],
          ["m4", 3000, true],
          ["m2", 3000, true],
          ["m3", 3000, true],
          ["m5", 1000, false],
          ["m1", 4000, true],
          ["m7", 2000, false],
        ] as const;
        for (const [matchId, dueAtMs, isWaitedFor] of rows) {
          await store.append(entry(1, { matchId, dueAtMs, isWaitedFor }));
        }
        const all = ["m2", "m3", "m4", "m1", "m5", "m6", "m7"];
        same(idsOf(await store.listDue(9000, 10)), all);
        for (const limit of [1, 2, 3, 4, 7]) {
          const listed: DueMatch[] = [];
          // One page more than there can be: a store may begin again with the first.
          for (let pages = 0; pages <= rows.length; pages++) {
            listed.push(...(await store.listDue(9000, limit, listed.at(-1))));
          }
          same(idsOf(listed), all);
        }
        // A place need not be that of a match: the first that nobody waits for comes after this one.
        const people = { isWaitedFor: false, dueAtMs: 0, matchId: "" };
        same(idsOf(await store.listDue(9000, 2, people)), ["m5", "m6"]);
        // What is claimed or not due yet is left out of every page.
        strictEqual(await store.claim("m3", "one", 9000, 10_000), true);
        const m2 = { isWaitedFor: true, dueAtMs: 3000, matchId: "m2" };
        same(idsOf(await store.listDue(9000, 2, m2)), ["m4", "m1"]);
        same(idsOf(await store.listDue(3999, 2, m2)), ["m4", "m5"]);
      }),
  },
  {
    title: "[ST23] a match is claimed by one at a time, and again by the same",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        await store.append(entry(1, { dueAtMs: 1000 }));
        await store.append(entry(1, { matchId: "m2", dueAtMs: 1000 }));
        const claims = await Promise.all(
          ["one", "two", "three"].map((holder) => store.claim("m1", holder, 2000, 3000)),
        );
        strictEqual(claims.filter(Boolean).length, 1);
        const holder = ["one", "two", "three"][claims.indexOf(true)] ?? "";
        strictEqual(await store.claim("m1", "another", 2999, 4000), false);
        strictEqual(await store.claim("m1", holder, 2500, 3500), true);
        strictEqual(await store.claim("m1", "another", 3499, 4500), false);
        strictEqual(await store.claim("m2", "another", 2500, 3500), true);
        strictEqual(await store.claim("never created", "another", 2500, 3500), false);
      }),
  },
  {
    title: "[ST24] a claim hides a match from those who look for work, and runs out",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        await store.append(entry(1, { dueAtMs: 1000 }));
        strictEqual(await store.claim("m1", "one", 2000, 3000), true);
        same(await store.listDue(2999, 10), []);
        same(idsOf(await store.listDue(3000, 10)), ["m1"]);
        strictEqual(await store.claim("m1", "two", 3000, 4000), true);
        strictEqual(await store.claim("m1", "one", 3001, 4000), false);
      }),
  },
  {
    title: "[ST25] an entry ends a claim, and one that is refused does not",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        await fill(store, 1);
        strictEqual(await store.claim("m1", "one", 2000, 9000), true);
        await store.append(entry(1, { commandId: "too late", dueAtMs: 1000 }));
        strictEqual(await store.claim("m1", "two", 2000, 9000), false);
        await store.append(entry(2, { dueAtMs: 1000 }));
        same(idsOf(await store.listDue(2000, 10)), ["m1"]);
        strictEqual(await store.claim("m1", "two", 2000, 9000), true);
      }),
  },
];
