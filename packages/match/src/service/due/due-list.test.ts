import { expect, test } from "vitest";
import { memoryStore } from "../../memory/index.ts";
import type { DueMatch, MatchStore } from "../../store.ts";
import { entry } from "../../testkit/contract/entry.ts";
import { DueList } from "./due-list.ts";

const listOf = (store: MatchStore): DueList =>
  new DueList({ store, untilMs: () => 5000, isWaitedFor: true });

async function storeWith(count: number): Promise<MatchStore> {
  const store = memoryStore();
  for (let i = 0; i < count; i++) {
    const matchId = `m${String(i).padStart(4, "0")}`;
    await store.append(entry(1, { matchId, dueAtMs: 1000, isWaitedFor: true }));
  }
  return store;
}

/** All that one round finds. */
async function round(list: DueList): Promise<DueMatch[]> {
  const found: DueMatch[] = [];
  list.goOn();
  for (let due = await list.next(); due !== null; due = await list.next()) found.push(due);
  expect(list.hasMore).toBe(false);
  return found;
}

test("a round goes through the whole list, and the next begins again", async () => {
  const list = listOf(await storeWith(250));
  for (let rounds = 0; rounds < 2; rounds++) {
    const ids = (await round(list)).map(({ matchId }) => matchId);
    expect([ids.length, new Set(ids).size]).toEqual([250, 250]);
  }
});

test("a round has an end; the next goes on where it stopped", async () => {
  const list = listOf(await storeWith(1200));
  const rounds = [await round(list), await round(list), await round(list)];
  expect(rounds.map((found) => found.length)).toEqual([1000, 200, 1000]);
  expect(rounds[1]?.[0]?.matchId).toBe("m1000");
});

test("what is set aside is passed over at its version, for as long as it is listed", async () => {
  const store = await storeWith(3);
  const list = listOf(store);
  const [first, second] = await round(list);
  for (const due of [first, second]) list.setAside(due as DueMatch);
  const later = async (): Promise<string[]> => (await round(list)).map(({ matchId }) => matchId);
  await later();
  expect(await later()).toEqual(["m0002"]);
  await store.append(entry(2, { matchId: "m0001", dueAtMs: 1000, isWaitedFor: true }));
  // Somebody works on it: it is not listed for a while, and nothing is kept of it.
  await store.claim("m0000", "another", 4000, 6000);
  expect(await later()).toEqual(["m0001", "m0002"]);
  await store.claim("m0000", "another", 4000, 4000);
  expect(await later()).toEqual(["m0000", "m0001", "m0002"]);
});
