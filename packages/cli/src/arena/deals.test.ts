import { expect, test } from "vitest";
import { dealOf, dealsOf } from "./deals.ts";
import type { ArenaRequest } from "./request.ts";

const decks = ["a", "b", "c"].map((name) => ({ name, cards: [] }));
const request: ArenaRequest = { game: "any", seed: 1, bots: ["greedy", "random"], decks };
const names = (number: number, from = request): string =>
  dealOf(from, number)
    .decks.map(({ name }) => name)
    .join("");

test("which decks meet is drawn for each deal: all tables come equally often, and not in turn", () => {
  const tables = Array.from({ length: 1200 }, (_, i) => names(i));
  const seen = Map.groupBy(tables, (table) => table);
  expect(new Set(seen.keys())).toEqual(new Set(["ab", "ac", "ba", "bc", "ca", "cb"]));
  for (const [, { length }] of seen) {
    expect(length).toBeGreaterThan(140);
    expect(length).toBeLessThan(260);
  }
  // A run that stops early has not seen the first deck alone.
  expect(new Set(tables.slice(0, 12).map(([first]) => first)).size).toBe(3);
  expect(tables.slice(0, 6)).not.toEqual(tables.slice(6, 12));
});

test("a deal is the same whenever it is asked for, and no other one", () => {
  expect(dealOf(request, 6)).toEqual(dealOf(request, 6));
  expect(dealOf(request, 6).seed).not.toBe(dealOf(request, 0).seed);
});

test("a deck alone plays itself", () => {
  expect(names(3, { ...request, decks: decks.slice(0, 1) })).toBe("aa");
});

test("parts share the deals out, each deal once", () => {
  const all = [1, 2, 3].flatMap((part) => dealsOf({ part, of: 3 }, 4));
  expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, i) => i));
});
