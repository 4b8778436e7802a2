import { expect, test } from "vitest";
import type { LiveMatch } from "../matches/live-match.ts";
import { timesOf } from "./entry-times.ts";

/** All that the time of an entry depends on. */
const match = (releaseMs: number | null, updatedAtMs = 1000): LiveMatch =>
  ({
    head: { releaseMs },
    timeOfNext: (ms: number) => Math.max(updatedAtMs, ms),
  }) as unknown as LiveMatch;

const at = (atMs: number, thoughtUntilMs = atMs): object => ({ atMs, thoughtUntilMs });

test.each([
  ["an action stands when it arrived", null, 2000, 2040, at(2000)],
  ["an answer that waited stands at the release", 1500, 1200, 1510, at(1500)],
  ["an answer after the release stands when it arrived", 1500, 1800, 1830, at(1800)],
  ["nothing stands before the entry before it", null, 900, 950, at(1000)],
  ["a service that is late charges nobody for its delay", 1500, 1200, 9000, at(9000, 1500)],
] as const)("%s", (_, releaseMs, arrivedMs, nowMs, expected) => {
  expect(timesOf(match(releaseMs), { arrivedMs, isAnswer: true, nowMs })).toEqual(expected);
});

test("what ends a match is no answer to a window, and does not wait for it", () => {
  const given = { arrivedMs: 1200, isAnswer: false, nowMs: 1210 };
  expect(timesOf(match(1500), given)).toEqual(at(1200));
});
