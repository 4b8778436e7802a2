import { card } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  advance,
  aims,
  cardsIn,
  choose,
  clout,
  on,
  settle,
  table,
  vice,
  worn,
} from "../table.ts";

const start = (hand: readonly string[]) =>
  table({
    host: { hand: ["anonymous-tip", ...hand], board: ["nerd"] },
    away: { board: ["bully", worn("nerd", 1), worn("prefect", 2)] },
  });

test("a card of yours is two counters on one of theirs that had none", () => {
  const at = start(["memo"]);
  expect(aims(at, "host", "anonymous-tip")).toEqual(["away bully"]);
  const after = settle(activate(at, "host", "anonymous-tip", on(at, "away", "bully")));
  expect(vice(after, "away", "bully")).toBe(2);
  expect(vice(after, "away", "nerd")).toBe(1);
  expect(cardsIn(after, "host", "graveyard")).toEqual(["memo", "anonymous-tip"]);
  expect(clout(after)).toEqual([5, 5]);
});

test("in the middle of a fight, too, and more than one in a turn", () => {
  const fight = advance(
    table({
      host: { hand: ["anonymous-tip", "anonymous-tip", "memo", "memo"] },
      away: { board: ["bully", "nerd"] },
    }),
    "host",
  );
  const paying = activate(fight, "host", "anonymous-tip", on(fight, "away", "bully"));
  const after = settle(choose(paying, "host", card(paying, "host", "hand", "memo")));
  expect(vice(after, "away", "bully")).toBe(2);
  expect(aims(after, "host", "anonymous-tip")).toEqual(["away nerd"]);
});

test("who has no other card knows nothing", () => {
  expect(aims(start([]), "host", "anonymous-tip")).toEqual([]);
});
