import { createRandom } from "@tcg/core";
import { expect, test } from "vitest";
import { evidenceAgainst, findingOn, intervalOf } from "./evidence.ts";

const coin = (seed: number, heads: number, tosses: number): number[] => {
  const random = createRandom(seed, "coin");
  return Array.from({ length: tosses }, () => (random.int(100) < heads ? 1 : 0));
};

test("nobody has grown rich before anything is played", () => {
  expect(evidenceAgainst(0.5, [])).toEqual({ above: 1, below: 1 });
  expect(findingOn(0.5, [])).toBe("open");
  expect(intervalOf([])).toEqual([0, 1]);
});

test("wins in a row are found out, on whichever side", () => {
  expect(findingOn(0.5, Array(5).fill(1))).toBe("open");
  expect(findingOn(0.5, Array(20).fill(1))).toBe("above");
  expect(findingOn(0.5, Array(20).fill(0))).toBe("below");
  expect(findingOn(0.5, Array(2000).fill(0.5))).toBe("open");
});

/** Looked at after every toss, of 200 fair runs at most ten should be called unfair; it is fewer. */
test("a fair coin is seldom called unfair, although one looks at every toss", () => {
  let wrong = 0;
  for (let seed = 0; seed < 200; seed++) {
    const tosses = coin(seed, 50, 120);
    const isFound = tosses.some((_, i) => findingOn(0.5, tosses.slice(0, i + 1)) !== "open");
    if (isFound) wrong++;
  }
  expect(wrong).toBeLessThanOrEqual(10);
});

test("a coin that falls on heads in three of four tosses is found out, and its interval has the truth", () => {
  const tosses = coin(1, 75, 300);
  expect(findingOn(0.5, tosses)).toBe("above");
  expect(findingOn(0.9, tosses)).toBe("below");
  const [low, high] = intervalOf(tosses);
  expect(low).toBeGreaterThan(0.6);
  expect(low).toBeLessThan(0.75);
  expect(high).toBeGreaterThan(0.75);
  expect(high).toBeLessThan(0.88);
});
