import { expect, test } from "vitest";
import { testTime } from "../../testkit/test-time.ts";
import { Serving } from "./serving.ts";

const HOUR_MS = 3_600_000;
const turns = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test("a machine that sleeps while it says that it serves says so again before a clock counts", async () => {
  const time = testTime();
  const beatsAtMs: number[] = [];
  let finish = (): void => {};
  const serving = new Serving({
    time,
    beat() {
      beatsAtMs.push(time.now());
      return beatsAtMs.length === 3
        ? new Promise((resolve) => {
            finish = resolve;
          })
        : Promise.resolve();
    },
    settleDue: async () => 0,
    forget: async () => {},
    onProblem: () => {},
  });
  await serving.begin();
  time.advance(1000);
  expect(beatsAtMs.length).toBe(3);
  time.advance(HOUR_MS);
  finish();
  await turns();
  await serving.catchUp();
  expect(beatsAtMs.at(-1)).toBe(time.now());
  await serving.close();
});

interface Beats {
  readonly serving: Serving;
  readonly time: ReturnType<typeof testTime>;
  /** The time and the gap of each. */
  readonly beats: (readonly [number, number])[];
  /** How long the store takes over each from now on. */
  slowMs: number;
}

function beating(): Beats {
  const time = testTime();
  const beats: [number, number][] = [];
  const made: Beats = {
    time,
    beats,
    slowMs: 0,
    serving: new Serving({
      time,
      async beat(nowMs, gapMs) {
        beats.push([nowMs, gapMs]);
        time.advance(made.slowMs);
      },
      settleDue: async () => 0,
      forget: async () => {},
      onProblem: () => {},
    }),
  };
  return made;
}

test("a process that begins takes all time since the last beat for a downtime, and then long gaps", async () => {
  const { serving, time, beats } = beating();
  expect(serving.servesSinceMs).toBe(Number.NEGATIVE_INFINITY);
  const beginning = serving.begin();
  expect(serving.servesSinceMs).toBe(Number.POSITIVE_INFINITY);
  await beginning;
  expect(serving.servesSinceMs).toBe(time.now());
  const beganMs = time.now();
  time.advance(1000);
  await turns();
  expect(beats).toEqual([
    [beganMs, 0],
    [beganMs, 0],
    [beganMs + 1000, 2500],
  ]);
  await serving.close();
});

test("the last beat is that of the moment in which it is closed", async () => {
  const { serving, time, beats } = beating();
  await serving.begin();
  time.advance(700);
  await serving.close();
  expect(beats.at(-1)).toEqual([time.now(), 2500]);
  const count = beats.length;
  await serving.close();
  expect(beats.length).toBe(count);
});

test("one that never served says nothing when it is closed", async () => {
  const { serving, beats } = beating();
  await serving.close();
  expect(beats).toEqual([]);
});

test("after a sleep all who wait share one beat", async () => {
  const { serving, time, beats } = beating();
  await serving.begin();
  time.advance(HOUR_MS);
  // The timer that fired meanwhile has beaten for the moment at which it fired.
  const before = beats.length;
  await Promise.all(Array.from({ length: 50 }, () => serving.catchUp()));
  expect(beats.slice(before)).toEqual([[time.now(), 2500]]);
  await serving.close();
});

test("a store that is always slower than the gap stops nobody", async () => {
  const made = beating();
  await made.serving.begin();
  made.slowMs = 3000;
  made.time.advance(HOUR_MS);
  await made.serving.catchUp();
  await made.serving.close();
});
