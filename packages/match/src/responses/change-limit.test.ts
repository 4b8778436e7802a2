import { expect, test } from "vitest";
import { type Changes, oneMoreChange, tooManyChanges } from "./change-limit.ts";

/** How many changes are allowed one after the other, at these times. */
function allowed(times: number, before: Changes | undefined, version: number, nowMs: number) {
  let changes = before;
  for (let i = 0; i < times; i++) {
    const next = oneMoreChange(changes, version, nowMs);
    if ("waitMs" in next) return { count: i, waitMs: next.waitMs, changes };
    changes = next;
  }
  return { count: times, waitMs: null, changes };
}

test("ten changes in ten seconds are allowed, and then the seat is told how long to wait", () => {
  const { count, waitMs, changes } = allowed(50, undefined, 7, 1000);
  expect([count, waitMs]).toEqual([10, 10_000]);
  expect(allowed(50, changes, 7, 5500)).toMatchObject({ count: 0, waitMs: 5500 });
  expect(tooManyChanges(5500)).toContain("in 6 seconds, or after the next action");
});

test("the count starts again after ten seconds, at another version, and when a clock was set back", () => {
  const { changes } = allowed(50, undefined, 7, 100_000);
  for (const [version, nowMs] of [
    [7, 110_000],
    [8, 100_000],
    [7, 90_000],
  ] as const) {
    expect(allowed(50, changes, version, nowMs).count).toBe(10);
  }
  expect(allowed(50, changes, 7, 99_000)).toMatchObject({ count: 0, waitMs: 11_000 });
});
