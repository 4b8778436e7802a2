import { expect, test } from "vitest";
import { testTime } from "./test-time.ts";

test("what has come near because time passed comes to whoever waits for it", async () => {
  const time = testTime();
  let came = 0;
  time.at(time.now() + 10_000, () => came++);
  time.advance(9500);
  expect(came).toBe(0);
  for (let i = 0; i < 10 && time.isBusy; i++) await new Promise((resolve) => setImmediate(resolve));
  expect([came, time.isBusy]).toEqual([1, false]);
});
