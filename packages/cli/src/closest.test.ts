import { describe, expect, test } from "vitest";
import { closest, unknown } from "./closest.ts";

describe("the closest known name", () => {
  test.each([
    ["gredy", "greedy"],
    ["GREEDY", "greedy"],
    ["ranodm", "random"],
    ["smart", null],
    ["", null],
    ["random".repeat(1000), null],
  ])("to %j is %j", (given, meant) => {
    expect(closest(given, ["random", "greedy"])).toBe(meant);
  });

  test("is offered beside all that there are", () => {
    expect(unknown("bot", "gredy", ["random", "greedy"])).toBe(
      'there is no bot "gredy"; did you mean greedy? there are: random, greedy',
    );
    expect(unknown("bot", "smart", ["random"])).toBe('there is no bot "smart"; there are: random');
  });
});
