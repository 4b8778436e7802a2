import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { activate, aims, endTurn, on, settle, stats, table, vice } from "../table.ts";

test("two counters and 300 attack less until your next turn, for one of theirs", () => {
  const start = table({
    host: { hand: ["did-you-hear"], board: ["bully"], has: { clout: 0 } },
    away: { board: ["bully", "nerd", faceDown("prefect", { position: "defense" })] },
  });
  expect(aims(start, "host", "did-you-hear")).toEqual(["away bully", "away nerd"]);
  const after = settle(activate(start, "host", "did-you-hear", on(start, "away", "bully")));
  expect(vice(after, "away", "bully")).toBe(2);
  expect(stats(after, "away", "bully")).toEqual([1500, 1200]);
  expect(stats(after, "away", "nerd")).toEqual([500, 1500]);
  const theirs = endTurn(after, "host");
  expect(stats(theirs, "away", "bully")).toEqual([1500, 1200]);
  expect(stats(endTurn(theirs, "away"), "away", "bully")).toEqual([1800, 1200]);
});
