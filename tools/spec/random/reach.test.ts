import { expect, test } from "vitest";
import { createReach, mapRegions, type ReachRecord } from "./reach.ts";

const target = {
  path: "packages/shop",
  names: [],
  testFiles: [],
  sources: [
    { path: "src/a.ts", text: "export function f() { g(); }" },
    { path: "src/b.ts", text: "export const size = 3; export const h = () => told;" },
  ],
};
const map = mapRegions(target);

const bits = (...regions: number[]): string =>
  Buffer.from([regions.reduce((sum, region) => sum | (1 << region), 0)]).toString("base64");

const record: ReachRecord = {
  tests: [
    { file: "a.test.ts", name: "calls f", seconds: 1, reached: bits(1) },
    { file: "b.test.ts", name: "asks the size", seconds: 1, reached: bits(3) },
    { file: "c.int.test.ts", name: "starts a process", seconds: 1, reached: "" },
  ],
  outside: [],
  elsewhere: [],
  importers: { "src/b.ts": ["a.test.ts", "b.test.ts"] },
  notCounted: [],
};

function namesOf(changed: Partial<ReachRecord>, file: string, part: string): string[] {
  const text = target.sources.find((source) => source.path === file)?.text ?? "";
  const start = text.indexOf(part);
  const reach = createReach(map, { ...record, ...changed });
  return reach.testsOf({ file, start, end: start + part.length }).map((test) => test.name);
}

test("a mutant in a function is reached by the tests that run it", () => {
  expect(map.count).toBe(4);
  expect(namesOf({}, "src/a.ts", "g()")).toEqual(["calls f"]);
  expect(namesOf({ tests: [] }, "src/a.ts", "g()")).toEqual([]);
});

test("one in code that runs at loading is reached by all tests whose file imports it", () => {
  expect(namesOf({}, "src/b.ts", "3")).toEqual(["calls f", "asks the size"]);
  expect(namesOf({ importers: {} }, "src/b.ts", "3")).toEqual([]);
  expect(namesOf({ importers: {}, elsewhere: [2] }, "src/b.ts", "3")).toEqual(["starts a process"]);
});

test("so is one in a function that is called at loading, its own tests first", () => {
  expect(namesOf({ outside: [3] }, "src/b.ts", "told")).toEqual(["asks the size", "calls f"]);
});

test("one that is reached in another process is reached by the tests that may start one", () => {
  expect(namesOf({ elsewhere: [1] }, "src/a.ts", "g()")).toEqual(["calls f", "starts a process"]);
});
