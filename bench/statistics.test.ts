import { expect, test } from "vitest";
import { intervalOfMedian, median } from "./statistics.ts";

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

test("the median is the middle one in order", () => {
  expect(median([5, 1, 9])).toBe(5);
});

// The ranks are those of published tables for the 95 % interval of a median.
test.each([
  [6, 1, 6],
  [9, 2, 8],
  [15, 4, 12],
  [25, 8, 18],
  [31, 10, 22],
])("of %i values the median lies between number %i and number %i", (count, from, to) => {
  expect(intervalOfMedian(upTo(count))).toEqual({ from, to });
});

test("of a few values it lies anywhere among them", () => {
  expect(intervalOfMedian([3, 1, 2])).toEqual({ from: 1, to: 3 });
});
