import { describe, expect, test } from "vitest";
import { isTooOften, isTooSeldom } from "./chance.ts";

describe("what chance does not do", () => {
  test.each([
    ["heads 44 times in 44", 44, 44, 1 / 2, true],
    ["heads 40 times in 40, which may be luck", 40, 40, 1 / 2, false],
    ["heads 600 times in 1,000", 600, 1000, 1 / 2, false],
    ["heads 630 times in 1,000", 630, 1000, 1 / 2, true],
    ["once what comes once in 2^48", 1, 1, 2 ** -48, true],
    ["once in a million tries what comes once in 2^48", 1, 1e6, 2 ** -48, false],
    ["never anything", 0, 0, 1 / 2, false],
    ["less than half of it", 0, 1000, 1 / 2, false],
  ])("too often: %s", (_what, times, tries, likelihood, found) => {
    expect(isTooOften(times, tries, likelihood)).toBe(found);
  });

  test.each([
    ["never heads in 44", 0, 44, 1 / 2, true],
    ["never heads in 40, which may be luck", 0, 40, 1 / 2, false],
    ["a third that comes 250 times in 1,000", 250, 1000, 1 / 3, false],
    ["a third that comes 200 times in 1,000", 200, 1000, 1 / 3, true],
    ["always heads", 1000, 1000, 1 / 2, false],
  ])("too seldom: %s", (_what, times, tries, likelihood, found) => {
    expect(isTooSeldom(times, tries, likelihood)).toBe(found);
  });
});
