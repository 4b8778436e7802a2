import { expect, test } from "vitest";
import { createRandom } from "../random.ts";
import { randomSeed } from "./random-seed.ts";

test("a seed is 64 hexadecimal digits of the platform's randomness, and one that streams take", () => {
  const seed = randomSeed(crypto);
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(randomSeed(crypto)).not.toBe(seed);
  expect(createRandom(seed).int(10)).toBeLessThan(10);
});

test("it takes whatever randomness it is given", () => {
  const ascending = {
    getRandomValues: (bytes: Uint8Array) => bytes.set(bytes.map((_, i) => i)),
  };
  expect(randomSeed(ascending)).toBe(
    "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
  );
});
