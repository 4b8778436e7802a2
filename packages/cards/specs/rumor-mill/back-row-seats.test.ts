import { card, faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  aims,
  canUse,
  cardsIn,
  choose,
  clout,
  on,
  settle,
  stats,
  table,
  vice,
} from "../table.ts";

const start = (hand: readonly string[]) =>
  table({
    host: { hand, board: ["note-passer", "bully"], field: ["back-row-seats"] },
    away: { board: ["note-passer", faceDown("nerd", { position: "defense" })] },
  });

test("your side of the clique is harder to hit", () => {
  expect(stats(start([]), "host", "note-passer")).toEqual([1500, 1700]);
  expect(stats(start([]), "host", "bully")).toEqual([1800, 1200]);
  expect(stats(start([]), "away", "note-passer")).toEqual([1500, 1200]);
});

test("a card thrown is a counter on one of theirs that can be seen, once a turn", () => {
  const at = start(["memo", "memo"]);
  expect(aims(at, "host", "back-row-seats")).toEqual(["away note-passer"]);
  const paying = activate(at, "host", "back-row-seats", on(at, "away", "note-passer"));
  const after = settle(choose(paying, "host", card(paying, "host", "hand", "memo")));
  expect(vice(after, "away", "note-passer")).toBe(1);
  expect(cardsIn(after, "host", "graveyard")).toEqual(["memo"]);
  expect(canUse(after, "host", "back-row-seats")).toBe(false);
  expect(canUse(start([]), "host", "back-row-seats")).toBe(false);
});

test("new seats, taken for 2, throw anew", () => {
  const at = table({
    host: {
      hand: ["memo", "memo", "handout"],
      field: ["back-row-seats"],
      deck: ["back-row-seats"],
    },
    away: { board: ["bully"] },
  });
  const paying = activate(at, "host", "back-row-seats", on(at, "away", "bully"));
  const thrown = settle(choose(paying, "host", card(paying, "host", "hand", "memo")));
  const found = settle(activate(thrown, "host", "handout"));
  const moved = settle(activate(found, "host", "back-row-seats"));
  expect(clout(moved)).toEqual([3, 5]);
  expect(canUse(moved, "host", "back-row-seats")).toBe(true);
});
