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
      return beatsAtMs.length === 2
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
  time.advance(5000);
  expect(beatsAtMs.length).toBe(2);
  time.advance(HOUR_MS);
  finish();
  await turns();
  await serving.catchUp();
  expect(beatsAtMs.at(-1)).toBe(time.now());
  await serving.close();
});
