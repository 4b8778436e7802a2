import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  advance,
  aims,
  clout,
  endTurn,
  lasted,
  on,
  respond,
  settle,
  stats,
  table,
  vice,
  worn,
} from "../table.ts";

const start = () =>
  table({
    host: {
      hand: ["eat-your-greens", "eat-your-greens"],
      board: [worn("bully", 3), "prefect", faceDown("nerd", { position: "defense" })],
    },
    away: { hand: ["did-you-hear"], board: ["nerd"] },
  });

const fed = () => {
  const at = start();
  return settle(activate(at, "host", "eat-your-greens", on(at, "host", "bully")));
};

test("one of yours that is seen loses two counters and gains 800 defense", () => {
  expect(aims(start(), "host", "eat-your-greens")).toEqual(["host bully", "host prefect"]);
  expect(vice(fed(), "host", "bully")).toBe(1);
  expect(clout(fed())).toEqual([5, 5]);
  expect(stats(fed(), "host", "bully")).toEqual([1800, 2000]);
  expect(stats(fed(), "host", "prefect")).toEqual([2600, 2000]);
});

test("until your next turn, and so long nobody points at it, not even you", () => {
  expect(aims(fed(), "host", "eat-your-greens")).toEqual(["host prefect"]);
  const theirs = advance(advance(endTurn(fed(), "host"), "away"), "away");
  expect(stats(theirs, "host", "bully")).toEqual([1800, 2000]);
  expect(aims(theirs, "away", "did-you-hear")).toEqual(["host prefect"]);
  const mine = advance(advance(endTurn(theirs, "away"), "host"), "host");
  expect(stats(mine, "host", "bully")).toEqual([1800, 1200]);
  expect(aims(mine, "host", "eat-your-greens")).toEqual(["host bully", "host prefect"]);
});

test("set in time, it is served on their turn as well, and over with it", () => {
  const at = table({
    turn: "away",
    host: { board: ["bully"], setZone: [faceDown("eat-your-greens")] },
  }).when("away", "ENTER_COMBAT");
  const served = settle(respond(at, "host", "eat-your-greens", on(at, "host", "bully")));
  expect(stats(served, "host", "bully")).toEqual([1800, 2000]);
  const mine = endTurn(served, "away");
  expect(stats(mine, "host", "bully")).toEqual([1800, 1200]);
  expect(lasted(mine)).toEqual(["until_next_turn", "until_next_turn"]);
});
