import { expect, test } from "vitest";
import { activate, advance, clout, life, on, settle, stats, table, worn } from "../table.ts";

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
        away: { board: [worn("bully", away)], has: { breakdownsCaused: 1 } },
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

test("booked for 1; two who break down at once are two encores", () => {
  const at = table({
    phase: "main2",
    host: { hand: ["talent-show-rehearsal"] },
    away: { board: [worn("bully", 3), worn("nerd", 3)] },
  });
  const booked = settle(activate(at, "host", "talent-show-rehearsal"));
  expect(clout(booked)).toEqual([4, 5]);
  expect(life(advance(booked, "host"))).toEqual([8000, 6400]);
});

test("who goes another way gets no applause", () => {
  const at = table({
    host: { hand: ["eraser"], field: ["talent-show-rehearsal"], has: { breakdownsCaused: 1 } },
    away: { board: ["bully"] },
  });
  const gone = settle(activate(at, "host", "eraser", on(at, "away", "bully")));
  expect(life(gone)).toEqual([8000, 8000]);
});
