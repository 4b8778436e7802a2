import { expect, test } from "vitest";
import { dealOf, dealsOf } from "./deals.ts";
import type { ArenaRequest } from "./request.ts";

const decks = ["a", "b", "c"].map((name) => ({ name, cards: [] }));
const request: ArenaRequest = { game: "any", seed: 1, bots: ["greedy", "random"], decks };
const names = (number: number, from = request): string =>
  dealOf(from, number)
    .decks.map(({ name }) => name)
    .join("");

test("each two decks meet on both sides before any do again", () => {
  const tables = Array.from({ length: 6 }, (_, i) => names(i));
  expect(new Set(tables)).toEqual(new Set(["ab", "ac", "ba", "bc", "ca", "cb"]));
  expect(names(6)).toBe(names(0));
  expect(dealOf(request, 6).seed).not.toBe(dealOf(request, 0).seed);
});

test("a deck alone plays itself", () => {
  expect(names(3, { ...request, decks: decks.slice(0, 1) })).toBe("aa");
});

test("parts share the deals out, each deal once", () => {
  const all = [1, 2, 3].flatMap((part) => dealsOf({ part, of: 3 }, 4));
  expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, i) => i));
});
