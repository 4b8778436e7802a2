import { expect, test } from "vitest";
import { countsOf, fitName, LONGEST_NAME, withOneLess, withOneMore } from "./own-deck.ts";

test("copies of a card stand together, and the last of them goes first", () => {
  const cards = ["a", "a", "b"];
  expect(withOneMore(cards, "a")).toEqual(["a", "a", "a", "b"]);
  expect(withOneMore(cards, "c")).toEqual(["a", "a", "b", "c"]);
  expect(withOneLess(cards, "a")).toEqual(["a", "b"]);
  expect(withOneLess(cards, "c")).toEqual(cards);
  expect([...countsOf(cards)]).toEqual([
    ["a", 2],
    ["b", 1],
  ]);
});

test("a name is trimmed, cut to what the server takes, and never missing", () => {
  expect(fitName("  Crumbs ")).toBe("Crumbs");
  expect(fitName(" ")).not.toBe("");
  expect(Array.from(fitName("🥪".repeat(40)))).toHaveLength(LONGEST_NAME);
});
