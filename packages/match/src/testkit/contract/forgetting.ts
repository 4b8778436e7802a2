/** What is dropped after a match has ended, and what is not. */
import { strictEqual } from "node:assert/strict";
import type { MatchStore } from "../../store.ts";
import { type ContractCase, withStore } from "../harness.ts";
import { asStored, entry, same, setting } from "./entry.ts";

/** Four matches that ended at 1001 to 1004, the last by being called off; one that goes on. */
async function playFive(store: MatchStore): Promise<void> {
  const prompts = [{ seat: "host", prompt: "{}", deadlineMs: null }];
  for (const i of [1, 2, 3, 4]) {
    const status = i === 4 ? "aborted" : "completed";
    const ended = { status, atMs: 1000 + i, prompts } as const;
    await store.append(entry(1, { matchId: `m${i}`, ...ended, isPublic: true, dueAtMs: 1 }));
    await store.writeSettings(setting({ matchId: `m${i}` }));
  }
  await store.append(entry(1, { matchId: "going on", atMs: 1000, isPublic: true, prompts }));
  await store.writeSettings(setting({ matchId: "going on" }));
}

const matchIds = ["m1", "m2", "m3", "m4", "going on"];

async function statesOf(store: MatchStore): Promise<(boolean | null)[]> {
  const loaded = await Promise.all(matchIds.map((matchId) => store.load(matchId)));
  return loaded.map((match) =>
    match === null || match === "unchanged" ? null : match.snapshot !== null,
  );
}

export const forgetting: readonly ContractCase[] = [
  {
    title: "[ST31] states of matches that ended before a time are dropped, the log stays",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        await playFive(store);
        strictEqual(await store.dropSnapshots(1001, 10), 0);
        same(await statesOf(store), [true, true, true, true, true]);
        strictEqual(await store.dropSnapshots(1004, 2), 2);
        same(await statesOf(store), [false, false, true, true, true]);
        strictEqual(await store.dropSnapshots(1004, 2), 1);
        strictEqual(await store.dropSnapshots(1004, 2), 0);
        same(await statesOf(store), [false, false, false, true, true]);
        strictEqual(await store.dropSnapshots(9999, 10), 1);
        same(await statesOf(store), [false, false, false, false, true]);
        same(await store.readAfter("m1", 0, 10), [asStored(1)]);
        same(await store.load("m1", 1), "unchanged");
      }),
  },
  {
    title: "[ST32] matches that ended before a time are dropped with all that is about them",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        await playFive(store);
        strictEqual(await store.dropMatches(1001, 10), 0);
        strictEqual(await store.dropMatches(1004, 2), 2);
        same(await statesOf(store), [null, null, true, true, true]);
        strictEqual(await store.dropMatches(9999, 10), 2);
        strictEqual(await store.dropMatches(9999, 10), 0);
        same(await statesOf(store), [null, null, null, null, true]);
        same(await store.list({ player: "ada", limit: 10 }), [
          { matchId: "going on", version: 1, head: '{"head":1}', atMs: 1000 },
        ]);
        for (const publicStatus of ["completed", "aborted"] as const) {
          same(await store.list({ publicStatus, limit: 10 }), []);
        }
        same(await store.listDue(9999, 10), []);
        same(await leftOf(store, "m1"), [[], [], { revision: 0, bySeat: {} }, null]);
        strictEqual((await store.readPrompts("going on")).length, 1);
        strictEqual((await store.readAfter("going on", 0, 10)).length, 1);
        same(await store.readSettings("going on"), { revision: 1, bySeat: { host: "{}" } });
        same(await store.append(entry(1)), { ok: true, version: 1 });
      }),
  },
  {
    title:
      "[ST66] cards that somebody brought are dropped when no match names them, a game's own never",
    run: (harness) =>
      withStore(harness, async ({ store }) => {
        await store.saveCardSet("own", "[0]");
        await store.saveCardSet("own", "[0]", 1000);
        await store.saveCardSet("became own", "[0]", 1000);
        await store.saveCardSet("became own", "[0]");
        for (const hash of ["named", "again", "a", "b", "c"]) {
          await store.saveCardSet(hash, `["${hash}"]`, 1001);
        }
        await store.saveCardSet("again", "[]", 1003);
        await store.saveCardSet("a", "[]", 1000);
        const over = { status: "completed", atMs: 1001, broughtCards: "named" } as const;
        await store.append(entry(1, { matchId: "over", ...over }));
        await store.append(entry(1, { broughtCards: "named" }));
        await store.append(entry(2));
        const left = async (): Promise<string[]> => {
          const hashes = ["own", "became own", "named", "again", "a", "b", "c"];
          const found = await Promise.all(hashes.map((hash) => store.loadCardSet(hash)));
          return hashes.filter((_, i) => found[i] !== null);
        };
        strictEqual(await store.dropCardSets(1001, 10), 0);
        strictEqual(await store.dropCardSets(1002, 2), 2);
        strictEqual(await store.dropCardSets(1002, 2), 1);
        strictEqual(await store.dropCardSets(1003, 2), 0);
        same(await left(), ["own", "became own", "named", "again"]);
        strictEqual(await store.loadCardSet("again"), '["again"]');
        strictEqual(await store.dropCardSets(9999, 10), 1);
        // Two matches name it: it goes with the last.
        strictEqual(await store.dropMatches(9999, 10), 1);
        strictEqual(await store.dropCardSets(9999, 10), 0);
        await store.append(entry(3, { status: "completed" }));
        strictEqual(await store.dropMatches(9999, 10), 1);
        strictEqual(await store.dropCardSets(9999, 10), 1);
        same(await left(), ["own", "became own"]);
        // What was dropped can be brought anew.
        await store.saveCardSet("named", "[1]", 2000);
        strictEqual(await store.loadCardSet("named"), "[1]");
      }),
  },
];

const leftOf = (store: MatchStore, matchId: string): Promise<unknown[]> =>
  Promise.all([
    store.readAfter(matchId, 0, 10),
    store.readPrompts(matchId),
    store.readSettings(matchId),
    store.findCommand(matchId, "host", "command 1"),
  ]);
