import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { activate, canUse, cardsIn, clout, life, settle, table, vice } from "../table.ts";

test("two cards and 300 life for a counter on one of yours, once a turn", () => {
  const start = table({
    host: { hand: ["cheat-day", "cheat-day"], board: ["nerd"], deck: ["memo", "handout", "nerd"] },
    away: { board: ["bully"] },
  });
  const after = settle(activate(start, "host", "cheat-day"));
  expect(cardsIn(after, "host", "hand")).toEqual(["cheat-day", "memo", "handout"]);
  expect(cardsIn(after, "away", "hand")).toEqual([]);
  expect(life(after)).toEqual([8300, 8000]);
  expect(vice(after, "host", "nerd")).toBe(1);
  expect(vice(after, "away", "bully")).toBe(0);
  expect(clout(after)).toEqual([4, 5]);
  expect(canUse(after, "host", "cheat-day")).toBe(false);
});

test("somebody of yours has to cheat", () => {
  const start = table({ host: { hand: ["cheat-day"] }, away: { board: ["bully"] } });
  expect(canUse(start, "host", "cheat-day")).toBe(false);
});

test("set before, it can be any day", () => {
  const start = table({
    turn: "away",
    host: { board: ["nerd"], setZone: [faceDown("cheat-day")] },
    away: { hand: ["memo"] },
  });
  expect(canUse(activate(start, "away", "memo"), "host", "cheat-day")).toBe(true);
});
