import { expect, test } from "vitest";
import { sameDerived } from "./same-derived.ts";

const values = (): readonly unknown[] => [
  1,
  "a",
  null,
  [],
  [1, 2],
  [2, 1],
  {},
  { a: 1 },
  { a: undefined },
  { a: [new Set(["x"])] },
  { a: [new Set(["y"])] },
  new Map(),
  new Map([["k", { a: 1 }]]),
  new Map([["k", { a: 2 }]]),
  new Map([["l", { a: 1 }]]),
  new Set(["x"]),
  new Set(["x", "y"]),
];

test("the same data made twice is the same, and nothing else is", () => {
  for (const [i, left] of values().entries()) {
    for (const [j, right] of values().entries()) {
      expect(sameDerived(left, right), `${i} and ${j}`).toBe(i === j);
    }
  }
});

test("two functions are the same only if they are one", () => {
  const one = (): number => 1;
  expect(sameDerived([one], [one])).toBe(true);
  expect(sameDerived([one], [(): number => 1])).toBe(false);
});
