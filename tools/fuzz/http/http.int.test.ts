/** Some strange requests that nobody has sent before, in every run of the tests. */
import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { fuzzServer } from "./call.ts";

const seed = randomInt(2 ** 31);
console.info(`requests of seed ${seed}`);

/** A server that kept something of every request would keep far more. */
const MAX_GROWTH_MB = 30;

test.each([
  ["in process", 1000, false],
  ["over a port", 300, true],
])(
  `a server answers %s what is promised, to %d requests of seed ${seed}`,
  async (_how, requests, overPort) => {
    const report = await fuzzServer({ requests, seed, overPort });
    const again = `npm run fuzz -- http --requests ${requests} --seed ${seed}${overPort ? " --port" : ""}`;
    expect(report.failures, again).toEqual([]);
    const [before, after] = report.heapMb;
    expect(after - before, again).toBeLessThan(MAX_GROWTH_MB);
    // They were not all of one kind.
    for (const status of [200, 400, 403, 404, 405]) {
      expect([status, report.statuses[status] ?? 0]).not.toEqual([status, 0]);
    }
  },
);
