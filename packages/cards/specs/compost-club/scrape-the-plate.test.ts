import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  aims,
  canUse,
  clout,
  endTurn,
  on,
  settle,
  stats,
  table,
  vice,
  worn,
} from "../table.ts";

test("two counters off one of yours, who is 400 stronger for good", () => {
  const start = table({
    host: {
      hand: ["scrape-the-plate", "scrape-the-plate"],
      board: [worn("nerd", 3), "bully", worn("prefect", 1)],
    },
    away: { board: [worn("bully", 2)] },
  });
  expect(aims(start, "host", "scrape-the-plate")).toEqual(["host nerd", "host prefect"]);
  const after = settle(activate(start, "host", "scrape-the-plate", on(start, "host", "nerd")));
  expect(vice(after, "host", "nerd")).toBe(1);
  expect(vice(after, "host", "prefect")).toBe(1);
  expect(stats(after, "host", "nerd")).toEqual([900, 1500]);
  expect(stats(after, "host", "bully")).toEqual([1800, 1200]);
  expect(clout(after)).toEqual([4, 5]);
  expect(canUse(after, "host", "scrape-the-plate")).toBe(true);
  const later = endTurn(endTurn(after, "host"), "away");
  expect(stats(later, "host", "nerd")).toEqual([900, 1500]);
});

test("set in time it is scraped in their turn as well", () => {
  const start = table({
    turn: "away",
    host: { board: [worn("nerd", 1)], setZone: [faceDown("scrape-the-plate")] },
  });
  const window = start.when("away", "ENTER_COMBAT");
  expect(aims(window, "host", "scrape-the-plate")).toEqual(["host nerd"]);
});
