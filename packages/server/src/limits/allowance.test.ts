import fc from "fast-check";
import { expect, test } from "vitest";
import { Allowances } from "./allowance.ts";

test("so many at once, then one for each share of the period", () => {
  const three = new Allowances({ most: 3, perMs: 3000 });
  expect([0, 0, 0].map((at) => three.take("ada", at))).toEqual([0, 0, 0]);
  expect(three.take("ada", 0)).toBe(1000);
  expect(three.take("ada", 400)).toBe(600);
  expect(three.take("ada", 1000)).toBe(0);
  expect(three.take("ada", 1000)).toBe(1000);
  expect(three.take("ada", 10_000)).toBe(0);
  // After a pause it is three again, and no more.
  expect([0, 0].map(() => three.take("ada", 10_000))).toEqual([0, 0]);
  expect(three.take("ada", 10_000)).toBe(1000);
});

test("each has their own", () => {
  const one = new Allowances({ most: 1, perMs: 1000 });
  expect([one.take("ada", 0), one.take("bob", 0), one.take("ada", 0)]).toEqual([0, 0, 1000]);
});

test("whoever waits as long as they were told gets one, and never more than the period allows", () => {
  const steps = fc.array(fc.nat({ max: 700 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 9 }), (pauses, most) => {
      const perMs = 1000;
      const some = new Allowances({ most, perMs });
      let nowMs = 0;
      const taken: number[] = [];
      for (const pause of pauses) {
        nowMs += pause;
        const waitMs = some.take("ada", nowMs);
        if (waitMs === 0) taken.push(nowMs);
        else {
          nowMs += waitMs;
          expect(some.take("ada", nowMs)).toBe(0);
          taken.push(nowMs);
        }
      }
      for (const from of taken) {
        const within = taken.filter((atMs) => atMs >= from && atMs < from + perMs).length;
        expect(within).toBeLessThanOrEqual(2 * most);
      }
    }),
  );
});

test("those who have not been seen for a period are forgotten", () => {
  const one = new Allowances({ most: 1, perMs: 1000 });
  for (let who = 0; who < 9_999; who++) one.take(String(who), 0);
  one.take("late", 2000);
  expect(one.size).toBe(10_000);
  one.take("later", 2000);
  expect(one.size).toBe(2);
});

test("a clock that is set back locks nobody out for longer than a period", () => {
  const one = new Allowances({ most: 1, perMs: 1000 });
  one.take("ada", 1_000_000);
  expect(one.take("ada", 0)).toBe(1000);
});

test.each([3, 7, 11, 49, 1200])(
  "%d at once are that many, though the share of each is a fraction",
  (most) => {
    const some = new Allowances({ most, perMs: 1000 });
    const waits = Array.from({ length: most + 1 }, () => some.take("ada", 123_456.789));
    expect(waits.filter((ms) => ms === 0)).toHaveLength(most);
  },
);
