/** What every store does, without any game: entries, versions, command ids, lists. */
import { deepStrictEqual, strictEqual } from "node:assert/strict";
import type { MatchStore, NewEntry } from "../store.ts";
import { type ContractCase, withStore } from "./harness.ts";

/** An entry that makes version `version` of match m1. */
function entry(version: number, changes: Partial<NewEntry> = {}): NewEntry {
  return {
    matchId: "m1",
    expectedVersion: version - 1,
    seat: "host",
    commandId: `command ${version}`,
    body: `{"body":${version}}`,
    events: `[{"type":"HAPPENED","number":${version}}]`,
    head: `{"head":${version}}`,
    ...(version === 1 && { setup: '{"secret":1}', players: ["ada"] }),
    snapshot: `{"state":${version}}`,
    botDue: false,
    atMs: 1000 + version,
    ...changes,
  };
}

async function fill(store: MatchStore, versions: number): Promise<void> {
  for (let version = 1; version <= versions; version++) {
    deepStrictEqual(await store.append(entry(version)), { ok: true, version });
  }
}

const asStored = (version: number): object => {
  const { seat, commandId, body, events, atMs } = entry(version);
  return { version, seat, commandId, body, events, atMs };
};

/** Compared as plain values: rows of a database may have no prototype. */
function same(actual: unknown, expected: unknown): void {
  deepStrictEqual(JSON.parse(JSON.stringify(actual)), JSON.parse(JSON.stringify(expected)));
}

export const storeContract: readonly ContractCase[] = [
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
    title: "[ST11] a player's matches are listed, the latest first",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        for (const matchId of ["m1", "m2", "m3"]) await store.append(entry(1, { matchId }));
        await store.append(entry(1, { matchId: "m4", players: ["bob"] }));
        await store.append(entry(2, { matchId: "m2", players: ["bob"], atMs: 5000 }));
        const listed = await store.listOfPlayer("bob", 10);
        same(
          listed.map(({ matchId }) => matchId),
          ["m2", "m4"],
        );
        same(listed[0], { matchId: "m2", version: 2, head: '{"head":2}' });
        strictEqual((await store.listOfPlayer("ada", 10)).length, 3, "who has joined stays");
        strictEqual((await store.listOfPlayer("ada", 2)).length, 2);
        same(await store.listOfPlayer("nobody", 10), []);
        await store.append(entry(2, { matchId: "m4", atMs: 6000 }));
        await store.append(entry(3, { matchId: "m2", atMs: 5500 }));
        same(
          (await store.listOfPlayer("bob", 10)).map(({ matchId }) => matchId),
          ["m4", "m2"],
        );
      }),
  },
  {
    title: "[ST12] matches in which a bot has to act are listed until it has acted",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        for (const matchId of ["m3", "m1", "m2"]) {
          await store.append(entry(1, { matchId, botDue: true }));
        }
        await store.append(entry(2, { matchId: "m2" }));
        same(await store.listBotDue("", 10), ["m1", "m3"]);
        same(await store.listBotDue("m1", 10), ["m3"]);
        same(await store.listBotDue("", 1), ["m1"]);
        await store.append(entry(2, { matchId: "m1", botDue: true }));
        same(await store.listBotDue("", 10), ["m1", "m3"]);
      }),
  },
  {
    title: "[ST13] a store that lasts holds everything when it is opened again",
    run: (harness) =>
      withStore(harness, async ({ reopen, store: first }) => {
        if (reopen === undefined) return;
        await fill(first, 3);
        await first.append(entry(4, { botDue: true }));
        const store = await reopen();
        same(await store.load("m1", 4), "unchanged");
        same(await store.readAfter("m1", 1, 2), [asStored(2), asStored(3)]);
        const again = entry(5, { commandId: "command 3" });
        const known = { version: 3, body: '{"body":3}' };
        same(await store.append(again), { ok: false, reason: "command-known", known });
        same(await store.listBotDue("", 10), ["m1"]);
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
    title: "[ST15] a match is listed once, however often its player takes a seat",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        await fill(store, 1);
        await store.append(entry(2, { players: ["ada", "bob"] }));
        strictEqual((await store.listOfPlayer("ada", 10)).length, 1);
        strictEqual((await store.listOfPlayer("bob", 10)).length, 1);
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
];
