import { expect, test } from "vitest";
import { spread, tally } from "./spread.ts";
import { request, result } from "./summary.fixture.ts";
import { summarise } from "./summary.ts";
import { summaryLines } from "./summary-text.ts";

const results = [
  result(0, {}),
  result(1, { first: 1, turns: 20 }),
  result(2, { winners: [], ending: "loop" }),
  result(3, { winners: [], ending: "unfinished", commands: 500 }),
];

test("wins, draws, unfinished games and who went first are counted apart", () => {
  const summary = summarise(request, results);
  expect(summary.sides.map(({ count }) => count)).toEqual([2, 0]);
  expect(summary).toMatchObject({ draws: 1, unfinished: 1, firstSeat: { count: 1, of: 4 } });
  expect(summary.endings).toEqual({ life: 2, loop: 1, unfinished: 1 });
  expect(summaryLines(summary)).toContain("  draws 1, unfinished 1");
});

test("where all act at once nobody goes first", () => {
  const simultaneous = results.map((each) => ({ ...each, first: null }));
  expect(summarise(request, simultaneous).firstSeat).toBeNull();
});

test("the middle of an even number of values lies between two of them", () => {
  expect(spread([4, 1, 3, 2])).toEqual({ mean: 2.5, median: 2.5, min: 1, max: 4 });
  expect(spread([5, 1, 9])).toEqual({ mean: 5, median: 5, min: 1, max: 9 });
});

test("equal numbers are counted together, the smallest first", () => {
  expect(tally([12, 3, 12, 5])).toEqual([
    [3, 1],
    [5, 1],
    [12, 2],
  ]);
});

test("a card that was never played has no share of wins then", () => {
  const used = { drawn: ["a"], played: [] };
  const told = summaryLines(summarise(request, [result(0, { cards: [used, used] })]));
  expect(told.find((line) => line.startsWith("  A   1"))).toMatch(/100\.0 % \(.+\) +never +a$/);
});

test("endings are told in the game's words, or at least in words", () => {
  const summary = summarise(request, [result(0, { ending: "lp_zero" })]);
  expect(summaryLines(summary).at(-1)).toMatch(/^ {2}lp zero +1 {2}25\.0 %$/);
  const told = summaryLines(summary, () => "no life points were left").at(-1);
  expect(told).toMatch(/^ {2}no life points were left +1 {2}25\.0 %$/);
});
