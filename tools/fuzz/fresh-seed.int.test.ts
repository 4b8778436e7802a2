/** A few matches nobody has played before, in every run of the tests. */
import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { fuzzTargets } from "./targets.ts";

const seed = randomInt(2 ** 32);

test.each([
  ["blind-bid", 25],
  ["cellar", 25],
  ["skirmish", 25],
  ["lunchtable", 8],
])(`%s keeps its promises in %d matches of seed ${seed}`, { timeout: 120_000 }, (name, games) => {
  const report = fuzzTargets[name]?.({ seed, games, command: `npm run fuzz -- ${name}` });
  const told = report?.failures.map((f) => `${f.check}: ${f.message}\n  ${f.reproduce}`);
  expect(told).toEqual([]);
});
