import { expect, test } from "vitest";
import { KnownNames } from "./known-names.ts";
import { memoryIdentities } from "./memory-identities.ts";
import { defaultName } from "./names.ts";

test("names are asked for once in a while, and a new one is known at once", async () => {
  const store = memoryIdentities();
  await store.nameGuest("g_1", "Ada", 0);
  const asked: string[][] = [];
  let nowMs = 1_000_000;
  const known = new KnownNames(
    {
      namesOf(ids) {
        asked.push([...ids]);
        return store.namesOf(ids);
      },
    },
    () => nowMs,
  );
  const names = async (...ids: string[]) => Object.fromEntries(await known.of(ids));
  expect(await names("g_1", "g_2", "g_1")).toEqual({ g_1: "Ada", g_2: defaultName("g_2") });
  expect(await names("g_1", "g_2", "g_3")).toMatchObject({ g_1: "Ada" });
  expect(asked).toEqual([["g_1", "g_2"], ["g_3"]]);

  await store.nameGuest("g_2", "Bob", 0);
  known.remember("g_2", "Bob");
  expect(await names("g_2")).toEqual({ g_2: "Bob" });
  // Named by another process.
  await store.nameGuest("g_1", "Ada Lovelace", 0);
  expect(await names("g_1")).toEqual({ g_1: "Ada" });
  nowMs += 10_000;
  expect(await names("g_1")).toEqual({ g_1: "Ada Lovelace" });
  expect(asked).toHaveLength(3);
});
