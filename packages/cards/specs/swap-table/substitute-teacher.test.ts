import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  canUse,
  clout,
  guarding,
  position,
  settle,
  shift,
  table,
  vice,
  worn,
} from "../table.ts";

test("comes in, and everybody of theirs sits down", () => {
  const start = table({
    host: { hand: ["substitute-teacher", "substitute-teacher"], board: ["nerd"] },
    away: { board: ["bully", guarding("prefect"), faceDown("nerd", { position: "defense" })] },
  });
  const two = table({
    host: { hand: ["substitute-teacher"] },
    away: { board: ["bully", "prefect"] },
  });
  const down = settle(activate(two, "host", "substitute-teacher"));
  expect([position(down, "away", "bully"), position(down, "away", "prefect")]).toEqual([
    "defense",
    "defense",
  ]);
  const after = settle(activate(start, "host", "substitute-teacher"));
  expect(position(after, "away", "bully")).toBe("defense");
  expect(position(after, "away", "prefect")).toBe("defense");
  expect(position(after, "away", "nerd")).toBe("face-down");
  expect(position(after, "host", "nerd")).toBe("attack");
  expect(clout(after)).toEqual([4, 5]);
  expect(canUse(after, "host", "substitute-teacher")).toBe(true);
});

test("whoever of yours changes seats leaves a counter with one of theirs", () => {
  const start = table({
    host: { board: [worn("nerd", 2), worn("helper", 1), "blank"], field: ["substitute-teacher"] },
    away: { board: [worn("bully", 0)] },
  });
  const after = settle(shift(start, "host", "nerd"));
  expect([vice(after, "host", "nerd"), vice(after, "host", "helper")]).toEqual([1, 1]);
  expect(vice(after, "away", "bully")).toBe(1);
  const next = settle(shift(after, "host", "helper"));
  expect([vice(next, "host", "helper"), vice(next, "away", "bully")]).toEqual([0, 2]);
});

test("when one of theirs does, nothing is left behind", () => {
  const theirs = table({
    turn: "away",
    host: { board: [worn("nerd", 1)], field: ["substitute-teacher"] },
    away: { board: [worn("bully", 1), "prefect", "nerd"] },
  });
  const after = settle(shift(theirs, "away", "bully"));
  expect([vice(after, "host", "nerd"), vice(after, "away", "bully")]).toEqual([1, 1]);
  expect([vice(after, "away", "prefect"), vice(after, "away", "nerd")]).toEqual([0, 0]);
});
