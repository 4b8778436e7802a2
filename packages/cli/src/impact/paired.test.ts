import { expect, test } from "vitest";
import { pairedDifference } from "./paired.ts";

const deals = (both: number, lost: number, gained: number, neither: number) => [
  ...Array<[boolean, boolean]>(both).fill([true, true]),
  ...Array<[boolean, boolean]>(lost).fill([true, false]),
  ...Array<[boolean, boolean]>(gained).fill([false, true]),
  ...Array<[boolean, boolean]>(neither).fill([false, false]),
];

test("the difference is that of the deals which went to somebody else", () => {
  const found = pairedDifference(deals(40, 5, 15, 40));
  expect(found).toMatchObject({ before: 0.45, after: 0.55, of: 100 });
  expect(found.difference).toBeCloseTo(0.1, 10);
  // With half a deal added to each kind: 10/102, and 1.96/102 times the root of 21 - 100/102.
  expect(found.low).toBeCloseTo(10 / 102 - 0.0859, 3);
  expect(found.high).toBeCloseTo(10 / 102 + 0.0859, 3);
});

test("deals of which none went to somebody else are not certain to stay so", () => {
  const { difference, low, high } = pairedDifference(deals(5, 0, 0, 5));
  expect(difference).toBe(0);
  expect(low).toBeCloseTo(-1.96 / 12, 3);
  expect(high).toBeCloseTo(1.96 / 12, 3);
  const many = pairedDifference(deals(500, 0, 0, 500));
  expect(many.high).toBeLessThan(0.003);
});

test("no deals say nothing", () => {
  expect(pairedDifference([])).toMatchObject({ low: -1, high: 1, of: 0 });
});
