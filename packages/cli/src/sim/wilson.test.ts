import { expect, test } from "vitest";
import { wilson } from "./wilson.ts";

/** Reference values: Wilson score intervals at 95 %, as R's prop.test(correct = FALSE) gives them. */
test.each([
  [5, 10, 0.2366, 0.7634],
  [1, 10, 0.0179, 0.4042],
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [70, 100, 0.6042, 0.7811],
])("%i of %i lies between %f and %f", (count, of, low, high) => {
  const found = wilson(count, of);
  expect(found.share).toBe(count / of);
  expect(found.low).toBeCloseTo(low, 4);
  expect(found.high).toBeCloseTo(high, 4);
});

test("of no tries nothing is known", () => {
  expect(wilson(0, 0)).toMatchObject({ low: 0, high: 1 });
});
