import { expect, test } from "vitest";
import { advance, life, stats, table, worn } from "../table.ts";

test("those of theirs with a counter are 300 weaker", () => {
  const start = table({
    host: { board: [worn("bully", 2)], field: ["talent-show-rehearsal"] },
    away: { board: [worn("bully", 1), "nerd"] },
  });
  expect(stats(start, "away", "bully")).toEqual([1500, 900]);
  expect(stats(start, "away", "nerd")).toEqual([500, 1500]);
  expect(stats(start, "host", "bully")).toEqual([1800, 1200]);
});

const broken = (breakdownsCaused: number, host: number, away: number) =>
  life(
    advance(
      table({
        phase: "main2",
        host: {
          board: [worn("nerd", host)],
          field: ["talent-show-rehearsal"],
          has: { breakdownsCaused },
        },
        away: { board: [worn("bully", away)] },
      }),
      "host",
    ),
  );

test("a breakdown of theirs is 400 damage for each you have caused by then", () => {
  expect(broken(0, 0, 3)).toEqual([8000, 7600]);
  expect(broken(1, 0, 3)).toEqual([8000, 7200]);
});

test("a breakdown of yours is no encore", () => {
  expect(broken(1, 3, 2)).toEqual([8000, 8000]);
});
