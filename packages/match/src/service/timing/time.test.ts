import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { steadyTime } from "./time.ts";

const NOON = Date.UTC(2026, 0, 1, 12);
const HOUR_MS = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => void vi.useRealTimers());

test("what is to happen at a time does, and not before", () => {
  const time = steadyTime();
  const ran: number[] = [];
  time.at(NOON + 5000, () => ran.push(time.now()));
  vi.advanceTimersByTime(4999);
  expect(ran).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ran).toEqual([NOON + 5000]);
});

test("it can be called off, also after a clock was set back", () => {
  const time = steadyTime();
  const run = vi.fn<() => void>();
  const callOff = time.at(NOON + 5000, run);
  vi.setSystemTime(NOON - HOUR_MS);
  vi.advanceTimersByTime(6000);
  callOff();
  vi.advanceTimersByTime(2 * HOUR_MS);
  expect(run).not.toHaveBeenCalled();
});

test("a clock that is set back slows time down and never stops it", () => {
  const time = steadyTime();
  const ran: number[] = [];
  expect(time.now()).toBe(NOON);
  time.at(NOON + 5000, () => ran.push(time.now()));
  vi.setSystemTime(NOON - HOUR_MS);
  expect(time.now()).toBe(NOON);
  vi.advanceTimersByTime(10_010);
  expect(ran).toHaveLength(1);
  expect(ran[0]).toBeGreaterThanOrEqual(NOON + 5000);
  // Until the machine's clock has caught up.
  vi.advanceTimersByTime(HOUR_MS);
  expect(time.now()).toBeGreaterThan(Date.now());
  vi.advanceTimersByTime(HOUR_MS);
  expect(time.now()).toBe(Date.now());
});

test("a clock that is set ahead, as after a sleep of the machine, is followed at once", () => {
  const time = steadyTime();
  time.now();
  vi.setSystemTime(NOON + HOUR_MS);
  expect(time.now()).toBe(NOON + HOUR_MS);
});
