/** What seats have set for themselves: no part of the log, and yet in step with it. */
import { strictEqual } from "node:assert/strict";
import { type ContractCase, withStore } from "../harness.ts";
import { entry, fill, idsOf, same, setting } from "./entry.ts";

/** The only match here, and when it is due in these cases. */
const m1 = { matchId: "m1", version: 2, dueAtMs: 3000, isWaitedFor: false };

export const settings: readonly ContractCase[] = [
  {
    title: "[ST26] settings are each seat's own, and change nothing else",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        await fill(store, 2);
        await store.append(entry(1, { matchId: "m2" }));
        same(await store.readSettings("m1"), { revision: 0, bySeat: {} });
        const change = async (revision: number, seat: string, text: string): Promise<void> => {
          const at = { expectedVersion: 2, expectedRevision: revision };
          strictEqual(await store.writeSettings(setting({ ...at, seat, settings: text })), true);
        };
        await change(0, "host", '{"stops":1}');
        await change(1, "away", '{"stops":2}');
        await change(2, "host", '{"stops":3}');
        await store.writeSettings(setting({ matchId: "m2", settings: '{"stops":4}' }));
        same(await store.readSettings("m1"), {
          revision: 3,
          bySeat: { away: '{"stops":2}', host: '{"stops":3}' },
        });
        same(await store.readSettings("m2"), { revision: 1, bySeat: { host: '{"stops":4}' } });
        same(await store.load("m1", 2), "unchanged");
        strictEqual((await store.readAfter("m1", 0, 10)).length, 2);
      }),
  },
  {
    title: "[ST37] settings change what is due in the same step, or neither changes",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        await fill(store, 2);
        const due = async (): Promise<unknown> => store.listDue(9999, 10);
        const at = { expectedVersion: 2, settings: '{"mode":"off"}', dueAtMs: 2000 };
        strictEqual(await store.writeSettings(setting({ ...at, expectedVersion: 1 })), false);
        strictEqual(await store.writeSettings(setting({ ...at, expectedVersion: 3 })), false);
        strictEqual(await store.writeSettings(setting({ ...at, expectedRevision: 1 })), false);
        strictEqual(await store.writeSettings(setting({ ...at, matchId: "never created" })), false);
        same([await due(), await store.readSettings("m1")], [[], { revision: 0, bySeat: {} }]);
        strictEqual(await store.writeSettings(setting(at)), true);
        same(await due(), [{ matchId: "m1", version: 2, dueAtMs: 2000, isWaitedFor: false }]);
        const both = await Promise.all(
          [null, 3000].map((dueAtMs) =>
            store.writeSettings(setting({ ...at, expectedRevision: 1, dueAtMs })),
          ),
        );
        strictEqual(both.filter(Boolean).length, 1);
        same(idsOf(await store.listDue(9999, 10)), both[0] === true ? [] : ["m1"]);
      }),
  },
  {
    title: "[ST38] an entry that is made by other settings than there are is refused",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        await fill(store, 1);
        await store.writeSettings(setting({ dueAtMs: 2000 }));
        for (const expectedRevision of [0, 2]) {
          same(await store.append(entry(2, { expectedRevision })), {
            ok: false,
            reason: "stale-settings",
          });
        }
        same(await store.load("m1", 1), "unchanged");
        same(idsOf(await store.listDue(9999, 10)), ["m1"]);
        same(await store.append(entry(2, { expectedRevision: 1 })), { ok: true, version: 2 });
        same(await store.readSettings("m1"), { revision: 1, bySeat: { host: "{}" } });
        // What is stale in other ways is told first.
        same(await store.append(entry(2, { expectedRevision: 9 })), {
          ok: false,
          reason: "command-known",
          known: { version: 2, body: '{"body":2}' },
        });
        same(await store.append(entry(2, { commandId: "late", expectedRevision: 9 })), {
          ok: false,
          reason: "stale-version",
          version: 2,
        });
      }),
  },
  {
    title: "[ST39] an entry that expects no revision is made by any settings, and leaves them",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        await fill(store, 1);
        await store.writeSettings(setting({ settings: '{"mode":"off"}' }));
        await store.writeSettings(setting({ seat: "away", expectedRevision: 1, dueAtMs: 2000 }));
        const set = { revision: 2, bySeat: { away: "{}", host: '{"mode":"off"}' } };
        same(await store.append(entry(2, { dueAtMs: 3000 })), { ok: true, version: 2 });
        same(await store.readSettings("m1"), set);
        same(await store.listDue(9999, 10), [m1]);
        const change = { expectedVersion: 2, expectedRevision: 2 };
        strictEqual(await store.writeSettings(setting(change)), true);
      }),
  },
  {
    title:
      "[ST65] settings that expect no revision change at any, but at one version of the match alone",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        await fill(store, 2);
        const at = { expectedVersion: 2, expectedRevision: null };
        const change = (changes: object): Promise<boolean> =>
          store.writeSettings(setting({ ...at, ...changes }));
        strictEqual(await change({ settings: '{"stops":1}' }), true);
        strictEqual(await change({ seat: "away", settings: '{"stops":2}', dueAtMs: 2000 }), true);
        strictEqual(await change({ settings: '{"stops":3}', dueAtMs: 3000 }), true);
        for (const expectedVersion of [1, 3]) strictEqual(await change({ expectedVersion }), false);
        strictEqual(await change({ matchId: "never created" }), false);
        same(await store.readSettings("m1"), {
          revision: 3,
          bySeat: { away: '{"stops":2}', host: '{"stops":3}' },
        });
        same(await store.listDue(9999, 10), [m1]);
        // Whoever has seen an earlier revision is told so.
        strictEqual(await change({ expectedRevision: 2 }), false);
        const all = Array.from({ length: 8 }, (_, i) => change({ seat: `seat ${i}` }));
        same(new Set(await Promise.all(all)).has(false), false);
        strictEqual((await store.readSettings("m1")).revision, 11);
      }),
  },
];
