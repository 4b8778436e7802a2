/** Stores that break one promise each, and the case of the contract that must notice. */
import { expect } from "vitest";
import { memoryStore } from "../src/memory/index.ts";
import type { Appended, MatchStore, NewEntry, StoredMatch } from "../src/store.ts";
import { storeContract } from "../src/testkit/index.ts";

/** What a broken store does in its own way; the rest it does as it should. */
export type Broken = (store: MatchStore) => Partial<MatchStore>;

/** The case that must notice, and what the store does wrong. */
export type BrokenStore = readonly [number: string, what: string, change: Broken];

export const appending =
  (change: (entry: NewEntry) => NewEntry): Broken =>
  (store) => ({ append: (entry) => store.append(change(entry)) });

export const answering =
  (change: (answer: Appended, entry: NewEntry) => Appended): Broken =>
  (store) => ({ append: async (entry) => change(await store.append(entry), entry) });

export const loading =
  (change: (match: StoredMatch) => StoredMatch): Broken =>
  (store) => ({
    async load(matchId, knownVersion) {
      const loaded = await store.load(matchId, knownVersion);
      return loaded === null || loaded === "unchanged" ? loaded : change(loaded);
    },
  });

/** That the case fails for the broken store, and passes for a sound one. */
export async function expectNoticed(number: string, change: Broken): Promise<void> {
  const found = storeContract.find(({ title }) => title.startsWith(`[${number}] `));
  const sound = memoryStore();
  const open = async (store: MatchStore) => ({ store, dispose: async () => {} });
  const broken = { ...sound, ...change(sound) };
  const harness = { open: () => open(broken), patienceMs: 20 };
  await expect(found?.run(harness)).rejects.toThrow();
  await found?.run({ open: () => open(memoryStore()) });
}
