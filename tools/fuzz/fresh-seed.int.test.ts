/** A few matches nobody has played before, in every run of the tests. */
import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { fuzzTargets } from "./targets.ts";

const seed = randomInt(2 ** 32);

test.each(["blind-bid", "skirmish"])(
  `%s keeps its promises in 25 matches of seed ${seed}`,
  (name) => {
    const report = fuzzTargets[name]?.({ seed, games: 25, command: `npm run fuzz -- ${name}` });
    const told = report?.failures.map((f) => `${f.check}: ${f.message}\n  ${f.reproduce}`);
    expect(told).toEqual([]);
  },
);
