/** Entries, versions, command ids, states and prompts. */
import { strictEqual } from "node:assert/strict";
import { type ContractCase, withStore } from "../harness.ts";
import { asStored, entry, fill, idsOf, same } from "./entry.ts";

export const entries: readonly ContractCase[] = [
  {
    title: "[ST1] a match that was never created is not there",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        strictEqual(await store.load("m1"), null);
        same(await store.readAfter("m1", 0, 10), []);
        strictEqual(await store.findCommand("m1", "host", "x"), null);
      }),
  },
  {
    title: "[ST2] an entry that expects the version there is makes the next one",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        await fill(store, 3);
        same(await store.load("m1"), {
          matchId: "m1",
          version: 3,
          head: '{"head":3}',
          setup: '{"secret":1}',
          snapshot: '{"state":3}',
          atMs: 1003,
        });
      }),
  },
  {
    title: "[ST3] an entry that expects another version is refused with the one there is",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        await fill(store, 2);
        for (const version of [1, 2, 4, 9]) {
          const late = entry(version, { commandId: "another" });
          same(await store.append(late), { ok: false, reason: "stale-version", version: 2 });
        }
        same(await store.load("m1", 2), "unchanged");
        same(await store.readAfter("m1", 0, 10), [asStored(1), asStored(2)]);
      }),
  },
  {
    title: "[ST4] a match that does not exist stands at version 0",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        same(await store.append(entry(2)), { ok: false, reason: "stale-version", version: 0 });
        strictEqual(await store.load("m1"), null);
      }),
  },
  {
    title: "[ST5] a command id a seat has given before changes nothing and is told with its body",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        await fill(store, 3);
        const known = { version: 2, body: '{"body":2}' };
        for (const version of [2, 4]) {
          const again = entry(version, { commandId: "command 2", body: '{"other":true}' });
          same(await store.append(again), { ok: false, reason: "command-known", known });
        }
        same(await store.findCommand("m1", "host", "command 2"), known);
        same(await store.load("m1", 3), "unchanged");
      }),
  },
  {
    title: "[ST6] another seat and another match may use the same command id",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        await fill(store, 1);
        const other = entry(2, { seat: "away", commandId: "command 1" });
        same(await store.append(other), { ok: true, version: 2 });
        same(await store.append(entry(1, { matchId: "m2" })), { ok: true, version: 1 });
      }),
  },
  {
    title: "[ST7] entries are read from a version on, in order, as many as asked for",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        await fill(store, 12);
        same(await store.readAfter("m1", 9, 10), [asStored(10), asStored(11), asStored(12)]);
        same(await store.readAfter("m1", 3, 2), [asStored(4), asStored(5)]);
        same(await store.readAfter("m1", 12, 10), []);
        same(await store.readAfter("m1", 99, 10), []);
      }),
  },
  {
    title: "[ST8] of two entries that expect the same version at once exactly one is taken",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        await fill(store, 1);
        const answers = await Promise.all(
          ["host", "away"].map((seat) => store.append(entry(2, { seat }))),
        );
        strictEqual(answers.filter(({ ok }) => ok).length, 1);
        const refused = answers.find(({ ok }) => !ok);
        same(refused, { ok: false, reason: "stale-version", version: 2 });
        strictEqual((await store.readAfter("m1", 0, 10)).length, 2);
      }),
  },
  {
    title: "[ST9] many matches at once each get their own entries",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        const ids = Array.from({ length: 50 }, (_, i) => `m${i}`);
        for (const version of [1, 2, 3]) {
          const answers = await Promise.all(
            ids.map((matchId) => store.append(entry(version, { matchId }))),
          );
          same(
            answers,
            ids.map(() => ({ ok: true, version })),
          );
        }
        same(await store.readAfter("m49", 2, 5), [asStored(3)]);
      }),
  },
  {
    title: "[ST10] what a match was set up with stays until an entry brings another",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        await fill(store, 2);
        const setup = async (): Promise<string | undefined> => {
          const loaded = await store.load("m1");
          return loaded === null || loaded === "unchanged" ? undefined : loaded.setup;
        };
        strictEqual(await setup(), '{"secret":1}');
        await store.append(entry(3, { setup: '{"secret":2}' }));
        await store.append(entry(4));
        strictEqual(await setup(), '{"secret":2}');
      }),
  },
  {
    title: "[ST13] a store that lasts holds everything when it is opened again",
    run: (harness) =>
      withStore(harness, async ({ reopen, store: first }) => {
        if (reopen === undefined) return;
        await fill(first, 3);
        await first.append(entry(4, { dueAtMs: 4000 }));
        const store = await reopen();
        same(await store.load("m1", 4), "unchanged");
        same(await store.readAfter("m1", 1, 2), [asStored(2), asStored(3)]);
        const again = entry(5, { commandId: "command 3" });
        const known = { version: 3, body: '{"body":3}' };
        same(await store.append(again), { ok: false, reason: "command-known", known });
        same(idsOf(await store.listDue(4000, 10)), ["m1"]);
        same(await store.append(entry(5)), { ok: true, version: 5 });
      }),
  },
  {
    title: "[ST14] hundreds of entries at once are all taken, each with an answer of its own",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        const versions = Array.from({ length: 700 }, (_, i) => i + 1);
        const answers = await Promise.all(versions.map((version) => store.append(entry(version))));
        same(
          answers,
          versions.map((version) => ({ ok: true, version })),
        );
        same(await store.load("m1", 700), "unchanged");
      }),
  },
  {
    title: "[ST16] a match is not set up and not begun until an entry says so",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        const { setup: _none, ...bare } = entry(1, { snapshot: null });
        await store.append(bare);
        same(await store.load("m1"), {
          matchId: "m1",
          version: 1,
          head: '{"head":1}',
          setup: "{}",
          snapshot: null,
          atMs: 1001,
        });
      }),
  },
  {
    title: "[ST17] a store that closes first takes what it was given",
    run: (harness) =>
      withStore(harness, async ({ store: first, reopen }) => {
        if (reopen === undefined) return;
        const answers = Promise.all([1, 2, 3].map((version) => first.append(entry(version))));
        const store = await reopen();
        same(
          await answers,
          [1, 2, 3].map((version) => ({ ok: true, version })),
        );
        same(await store.load("m1", 3), "unchanged");
      }),
  },
  {
    title: "[ST18] the state is that of the last entry that says what becomes of it",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        await fill(store, 2);
        await store.append(entry(3, { snapshot: null }));
        const loaded = await store.load("m1");
        strictEqual(loaded === null || loaded === "unchanged" ? loaded : loaded.snapshot, null);
        await store.append(entry(4));
        const again = await store.load("m1");
        strictEqual(
          again === null || again === "unchanged" ? again : again.snapshot,
          '{"state":4}',
        );
        const { snapshot: _stays, ...fifth } = entry(5);
        await store.append(fifth);
        const kept = await store.load("m1");
        strictEqual(kept === null || kept === "unchanged" ? kept : kept.snapshot, '{"state":4}');
      }),
  },
  {
    title: "[ST19] what seats are asked stays until an entry says what they are asked now",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        const host = { seat: "host", prompt: '{"kind":"block"}', deadlineMs: 9000 };
        const away = { seat: "away", prompt: '{"kind":"wait"}', deadlineMs: null };
        same(await store.readPrompts("m1"), []);
        await store.append(entry(1, { prompts: [host] }));
        await store.append(entry(1, { matchId: "m2", prompts: [away] }));
        same(await store.readPrompts("m1"), [host]);
        await store.append(entry(2));
        same(await store.readPrompts("m1"), [host]);
        const later = { ...host, prompt: '{"kind":"pay"}', deadlineMs: 9500 };
        await store.append(entry(3, { prompts: [later, away] }));
        same(await store.readPrompts("m1"), [away, later]);
        await store.append(entry(3, { prompts: [], commandId: "too late" }));
        same(await store.readPrompts("m1"), [away, later]);
        await store.append(entry(4, { prompts: [away] }));
        same(await store.readPrompts("m1"), [away]);
        await store.append(entry(5, { prompts: [] }));
        same(await store.readPrompts("m1"), []);
        same(await store.readPrompts("m2"), [away]);
      }),
  },
];
