/** What seats have set for themselves: no part of the log, and yet in step with it. */
import { strictEqual } from "node:assert/strict";
import { type ContractCase, withStore } from "../harness.ts";
import { entry, fill, idsOf, same, setting } from "./entry.ts";

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
        const changed = [{ seat: "host", settings: '{"yield":null}' }];
        for (const expectedRevision of [0, 2]) {
          same(await store.append(entry(2, { settings: { expectedRevision, changed } })), {
            ok: false,
            reason: "stale-settings",
          });
        }
        same(await store.load("m1", 1), "unchanged");
        same(idsOf(await store.listDue(9999, 10)), ["m1"]);
        same(await store.readSettings("m1"), { revision: 1, bySeat: { host: "{}" } });
        const settings = { expectedRevision: 1, changed: [] };
        same(await store.append(entry(2, { settings })), { ok: true, version: 2 });
        // What is stale in other ways is told first.
        same(await store.append(entry(2, { settings: { expectedRevision: 9, changed } })), {
          ok: false,
          reason: "command-known",
          known: { version: 2, body: '{"body":2}' },
        });
        const late = { commandId: "late", settings: { expectedRevision: 9, changed } };
        same(await store.append(entry(2, late)), {
          ok: false,
          reason: "stale-version",
          version: 2,
        });
      }),
  },
  {
    title: "[ST39] settings that end with an entry end with it, and not without",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        await fill(store, 1);
        await store.writeSettings(setting({ settings: '{"yield":1}' }));
        await store.writeSettings(setting({ seat: "away", expectedRevision: 1 }));
        const settings = {
          expectedRevision: 2,
          changed: [
            { seat: "host", settings: '{"yield":0}' },
            { seat: "third", settings: '{"yield":3}' },
          ],
        };
        const before = { revision: 2, bySeat: { away: "{}", host: '{"yield":1}' } };
        await store.append(entry(1, { commandId: "too late", settings }));
        same(await store.readSettings("m1"), before);
        same(await store.append(entry(2, { settings })), { ok: true, version: 2 });
        same(await store.readSettings("m1"), {
          revision: 3,
          bySeat: { away: "{}", host: '{"yield":0}', third: '{"yield":3}' },
        });
        const unchanged = { expectedRevision: 3, changed: [] };
        await store.append(entry(3, { settings: unchanged }));
        strictEqual((await store.readSettings("m1")).revision, 3);
      }),
  },
];
