import { expect, test } from "vitest";
import {
  activate,
  advance,
  canUse,
  cardsIn,
  choices,
  choose,
  clout,
  on,
  settle,
  table,
  vice,
} from "../table.ts";

const start = (board: readonly string[]) =>
  table({
    host: {
      hand: ["turn-the-heap", "turn-the-heap"],
      board,
      deck: ["memo", "handout", "nerd", "prefect", "blank"],
    },
    away: { board: ["bully"] },
  });

test("two cards down and two cards up for a counter on one of yours, once a turn", () => {
  const paying = activate(start(["nerd", "prefect"]), "host", "turn-the-heap");
  expect(choices(paying, "host")).toEqual(["host nerd", "host prefect"]);
  const after = settle(choose(paying, "host", on(paying, "host", "prefect")));
  expect(vice(after, "host", "prefect")).toBe(1);
  expect(vice(after, "host", "nerd")).toBe(0);
  expect(cardsIn(after, "host", "graveyard")).toEqual(["memo", "handout", "turn-the-heap"]);
  expect(cardsIn(after, "host", "hand")).toEqual(["turn-the-heap", "nerd", "prefect"]);
  expect(cardsIn(after, "away", "graveyard")).toEqual([]);
  expect(cardsIn(after, "away", "hand")).toEqual([]);
  expect(clout(after)).toEqual([4, 5]);
  expect(canUse(after, "host", "turn-the-heap")).toBe(false);
});

test("in a main phase, and somebody of yours has to do it", () => {
  expect(canUse(advance(start(["nerd"]), "host"), "host", "turn-the-heap")).toBe(false);
  expect(canUse(start([]), "host", "turn-the-heap")).toBe(false);
});
