import { expect, test } from "vitest";
import { request, result } from "../summary.fixture.ts";
import { summarise } from "../summary.ts";
import { page } from "./page.ts";
import { columnsOf } from "./plots.ts";

const used = { drawn: ["a"], played: [] };
const results = Array.from({ length: 4 }, (_, number) =>
  result(number, { turns: 5 + number, cards: [used, used] }),
);
const summary = summarise(request, results, () => '<img src="http://example.com">');
const made = page(summary, { title: "Lunch & Table", ending: () => "nobody was left" });

test("the page tells wins, lengths, endings and cards", () => {
  expect(made).toContain("Lunch &#38; Table: A: greedy, plain against B: random, plain");
  expect(made).toContain("nobody was left");
  expect(made).toContain("4 of 4");
  expect(made).toContain("5 turns: 1");
  expect(made).toContain("drawn in 4 games, played in 0");
  // A share of nothing has no mark.
  expect(made.match(/class="dot held"/g)).toHaveLength(2);
  expect(made).not.toContain('class="dot played"');
});

test("the page asks for nothing, whatever a card is called", () => {
  expect(made).toContain("default-src 'none'");
  expect(made).not.toMatch(/<script|<img|<link|src=["']|url\(|@import/);
});

test("a game that does not tell of cards has a page without them", () => {
  const silent = summarise(request, [result(0, {})]);
  expect(page(silent, { title: "Quiet", ending: (reason) => reason })).not.toContain("<h2>Cards");
});

test("many different lengths share columns, and none is lost", () => {
  const few = columnsOf([
    [3, 2],
    [5, 1],
  ]);
  expect(few.map(({ from, to, count }) => [from, to, count])).toEqual([
    [3, 3, 2],
    [4, 4, 0],
    [5, 5, 1],
  ]);
  const many = columnsOf(Array.from({ length: 200 }, (_, i) => [10 + i, i] as const));
  expect(many.length).toBeLessThanOrEqual(30);
  expect(many.reduce((sum, { count }) => sum + count, 0)).toBe((199 * 200) / 2);
  expect(many[0]?.from).toBe(10);
  expect(many.at(-1)?.to).toBeGreaterThanOrEqual(209);
});
