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
];

const leftOf = (store: MatchStore, matchId: string): Promise<unknown[]> =>
  Promise.all([
    store.readAfter(matchId, 0, 10),
    store.readPrompts(matchId),
    store.readSettings(matchId),
    store.findCommand(matchId, "host", "command 1"),
  ]);
