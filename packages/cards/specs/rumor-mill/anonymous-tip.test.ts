import { expect, test } from "vitest";
import { activate, aims, cardsIn, on, settle, table, vice, worn } from "../table.ts";

const start = (hand: readonly string[]) =>
  table({
    host: { hand: ["anonymous-tip", ...hand], board: ["nerd"] },
    away: { board: ["bully", worn("nerd", 1)] },
  });

test("a card of yours is two counters on one of theirs that had none", () => {
  const at = start(["memo"]);
  expect(aims(at, "host", "anonymous-tip")).toEqual(["away bully"]);
  const after = settle(activate(at, "host", "anonymous-tip", on(at, "away", "bully")));
  expect(vice(after, "away", "bully")).toBe(2);
  expect(vice(after, "away", "nerd")).toBe(1);
  expect(cardsIn(after, "host", "graveyard")).toEqual(["memo", "anonymous-tip"]);
});

test("who has no other card knows nothing", () => {
  expect(aims(start([]), "host", "anonymous-tip")).toEqual([]);
});
