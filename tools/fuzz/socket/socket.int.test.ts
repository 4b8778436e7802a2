/** Some sockets on which nobody has sent this before, in every run of the tests. */
import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { fuzzSockets } from "./run.ts";

const seed = randomInt(2 ** 31);
console.info(`sockets of seed ${seed}`);

const SOCKETS = 150;
const MAX_GROWTH_MB = 30;

test(`whatever is sent on ${SOCKETS} sockets of seed ${seed}, everybody else goes on`, async () => {
  const { failures, closed, heapMb } = await fuzzSockets({ sockets: SOCKETS, seed });
  const again = `npm run fuzz -- socket --sockets ${SOCKETS} --seed ${seed}`;
  expect(failures, again).toEqual([]);
  const [before, after] = heapMb;
  expect(after - before, again).toBeLessThan(MAX_GROWTH_MB);
  // Some of it was too much, and some was not.
  expect(closed).toBeGreaterThan(0);
  expect(closed).toBeLessThan(SOCKETS);
});
