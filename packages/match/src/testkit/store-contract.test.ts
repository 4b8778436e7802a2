import { expect, test } from "vitest";
import { memoryStore } from "../memory/index.ts";
import type { MatchStore } from "../store.ts";
import { serviceContract, storeContract } from "./index.ts";

test("a store is cleared away after a case, also after one that it fails", async () => {
  const [first] = storeContract;
  let disposed = 0;
  const harnessOf = (store: MatchStore) => ({
    open: async () => ({ store, dispose: async () => void disposed++ }),
  });
  await first?.run(harnessOf(memoryStore()));
  expect(disposed).toBe(1);
  const broken: MatchStore = { ...memoryStore(), load: async () => "unchanged" };
  await expect(first?.run(harnessOf(broken))).rejects.toThrow();
  expect(disposed).toBe(2);
});

test("each case has a number of its own", () => {
  const numbers = [...storeContract, ...serviceContract].map(({ title }) =>
    /^\[(\w+)\]/.exec(title)?.at(1),
  );
  expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([]);
});
