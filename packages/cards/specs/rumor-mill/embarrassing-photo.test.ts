import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  advance,
  aims,
  clout,
  endTurn,
  on,
  settle,
  stats,
  table,
  vice,
} from "../table.ts";

const start = () =>
  table({
    host: { hand: ["embarrassing-photo", "embarrassing-photo"], board: ["nerd"] },
    away: {
      hand: ["eat-your-greens"],
      board: ["bully", "nerd", faceDown("prefect", { position: "defense" })],
    },
  });

test("goes to one of theirs, with two counters, and takes 500 of its defense", () => {
  const at = start();
  expect(aims(at, "host", "embarrassing-photo")).toEqual(["away bully", "away nerd"]);
  const after = settle(activate(at, "host", "embarrassing-photo", on(at, "away", "bully")));
  expect(vice(after, "away", "bully")).toBe(2);
  expect(stats(after, "away", "bully")).toEqual([1800, 700]);
  expect(stats(after, "away", "nerd")).toEqual([500, 1500]);
  expect(clout(after)).toEqual([3, 5]);
});

test("another counter as each of their turns starts, none as yours do", () => {
  const at = start();
  const worn = settle(activate(at, "host", "embarrassing-photo", on(at, "away", "bully")));
  const theirs = endTurn(worn, "host");
  expect(vice(theirs, "away", "bully")).toBe(3);
  expect(vice(theirs, "away", "nerd")).toBe(0);
  // Two counters come off again, or it would break down before the next turn.
  const noon = advance(advance(theirs, "away"), "away");
  const fed = settle(activate(noon, "away", "eat-your-greens", on(noon, "away", "bully")));
  expect(vice(fed, "away", "bully")).toBe(1);
  const mine = endTurn(fed, "away");
  expect(vice(mine, "away", "bully")).toBe(1);
  expect(vice(endTurn(mine, "host"), "away", "bully")).toBe(2);
});

test("two photos make two of them look bad, turn by turn", () => {
  const at = start();
  const one = settle(activate(at, "host", "embarrassing-photo", on(at, "away", "bully")));
  const two = settle(activate(one, "host", "embarrassing-photo", on(one, "away", "nerd")));
  const theirs = endTurn(two, "host");
  expect([vice(theirs, "away", "bully"), vice(theirs, "away", "nerd")]).toEqual([3, 3]);
});
