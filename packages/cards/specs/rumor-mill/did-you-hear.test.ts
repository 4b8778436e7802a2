import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  advance,
  aims,
  asked,
  canUse,
  crowdedHand,
  endTurn,
  on,
  settle,
  stats,
  table,
  vice,
} from "../table.ts";

const at = (hand: readonly string[] = []) =>
  table({
    host: { hand: ["did-you-hear", "did-you-hear"], board: ["bully"], has: { clout: 0 } },
    away: { hand, board: ["bully", "nerd", faceDown("prefect", { position: "defense" })] },
  });

test("two counters and 300 attack less until your next turn, for one of theirs", () => {
  const start = at();
  expect(aims(start, "host", "did-you-hear")).toEqual(["away bully", "away nerd"]);
  const after = settle(activate(start, "host", "did-you-hear", on(start, "away", "bully")));
  expect(vice(after, "away", "bully")).toBe(2);
  expect(stats(after, "away", "bully")).toEqual([1500, 1200]);
  expect(stats(after, "away", "nerd")).toEqual([500, 1500]);
  const theirs = endTurn(after, "host");
  expect(stats(theirs, "away", "bully")).toEqual([1500, 1200]);
  expect(stats(endTurn(theirs, "away"), "away", "bully")).toEqual([1800, 1200]);
});

test("what was heard is over with their turn, and not before", () => {
  const start = at(crowdedHand);
  const after = settle(activate(start, "host", "did-you-hear", on(start, "away", "bully")));
  const discarding = endTurn(endTurn(after, "host"), "away");
  expect(asked(discarding)).toEqual(["away choose_cards"]);
  expect(stats(discarding, "away", "bully")).toEqual([1500, 1200]);
});

test("there may be more to hear in the same turn, but not in the middle of a fight", () => {
  const start = at();
  const after = settle(activate(start, "host", "did-you-hear", on(start, "away", "bully")));
  expect(canUse(after, "host", "did-you-hear")).toBe(true);
  expect(canUse(advance(after, "host"), "host", "did-you-hear")).toBe(false);
});
