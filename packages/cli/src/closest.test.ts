import { expect, test } from "vitest";
import { unknown } from "./closest.ts";

test("an unknown name is answered with the closest one and all that are known", () => {
  expect(unknown("bot", "gredy", ["random", "greedy"])).toBe(
    'unknown bot "gredy"; did you mean greedy? Known: random, greedy',
  );
  expect(unknown("bot", "smart", ["random"])).toBe('unknown bot "smart". Known: random');
  expect(unknown("bot", "random".repeat(1000), ["random"])).not.toContain("did you mean");
});
