import { expect, test } from "vitest";
import { headlineOf, lasted } from "./headlines.ts";

test("a player is told what became of them, a watcher who won", () => {
  expect(headlineOf("won", true, "you")).toBe("You keep the table");
  expect(headlineOf("lost", true, "the opponent")).toBe("Second helping?");
  expect(headlineOf("drawn", true, "")).toBe("Nobody keeps the table");
  expect(headlineOf("won", false, "the host")).toBe("The host keeps the table");
});

test.each([
  [0, 20_000, "under a minute"],
  [0, 61_000, "1 minute"],
  [0, 11 * 60_000, "11 minutes"],
  [0, 3 * 3_600_000, "3 hours"],
  [0, 72 * 3_600_000, "3 days"],
  [null, 5, null],
  [5, null, null],
])("from %s to %s it lasted %s", (from, to, said) => {
  expect(lasted(from, to)).toBe(said);
});
