import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  arrange,
  asked,
  canUse,
  cardsIn,
  choose,
  clout,
  endTurn,
  on,
  settle,
  table,
} from "../table.ts";

const start = (turn: "host" | "away" = "host") =>
  table({
    turn,
    host: {
      hand: ["gossip-column"],
      board: ["nerd", "bully"],
      setZone: [faceDown("all-sales-final")],
      field: ["front-of-the-line"],
      deck: ["memo", "handout", "blank"],
      has: { clout: 1 },
    },
    away: { board: ["prefect", "nerd"], setZone: [faceDown("all-sales-final")] },
  });

test("your traps cost 1 less: not your spells, and not the traps of others", () => {
  const at = start();
  expect(canUse(at, "host", "gossip-column")).toBe(false);
  const mine = activate(at, "host", "all-sales-final", on(at, "away", "prefect"));
  const sold = settle(choose(mine, "host", on(mine, "host", "nerd")));
  expect(clout(sold)).toEqual([0, 5]);
  const theirs = start("away");
  const used = activate(theirs, "away", "all-sales-final", on(theirs, "host", "bully"));
  const done = settle(choose(used, "away", on(used, "away", "nerd")));
  expect(clout(done)).toEqual([1, 3]);
});

test("a trap of 2 still costs 1", () => {
  const helpers = table({
    turn: "away",
    host: {
      setZone: [faceDown("recess-is-over")],
      field: ["front-of-the-line"],
      has: { clout: 0 },
    },
    away: { board: ["helper"] },
  });
  expect(canUse(activate(helpers, "away", "helper"), "host", "recess-is-over")).toBe(false);
});

test("as your turn starts, you choose which of your next two cards comes first", () => {
  const mine = endTurn(start("away"), "away");
  expect(asked(mine)).toEqual(["host arrange_cards"]);
  expect(mine.state.phase).not.toBe("draw");
  const ready = settle(arrange(mine, "host", "handout", "memo"));
  expect(cardsIn(ready, "host", "deck")).toEqual(["handout", "memo", "blank"]);
  expect(asked(endTurn(start(), "host"))).toEqual([]);
});

test("cutting in is free", () => {
  const at = table({ host: { hand: ["front-of-the-line"] } });
  expect(clout(settle(activate(at, "host", "front-of-the-line")))).toEqual([5, 5]);
});
