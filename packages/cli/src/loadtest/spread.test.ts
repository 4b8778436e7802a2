import { expect, test } from "vitest";
import { spreadOfAll } from "./spread.ts";

test("percentiles are times that were measured, by the nearest rank", () => {
  const times = Array.from({ length: 200 }, (_, i) => 200 - i);
  expect(spreadOfAll(times)).toEqual({ count: 200, p50: 100, p99: 198, max: 200 });
  expect(spreadOfAll([3.14])).toEqual({ count: 1, p50: 3.1, p99: 3.1, max: 3.1 });
  expect(spreadOfAll([])).toEqual({ count: 0, p50: 0, p99: 0, max: 0 });
});
