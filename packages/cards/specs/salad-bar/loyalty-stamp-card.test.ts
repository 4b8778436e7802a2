import { card } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { activate, canUse, cardsIn, choose, clout, settle, summon, table } from "../table.ts";

test("2 clout as it comes, for 1", () => {
  const start = (has: number) =>
    table({
      host: { hand: ["loyalty-stamp-card", "loyalty-stamp-card"], has: { clout: has } },
    });
  const up = settle(activate(start(1), "host", "loyalty-stamp-card"));
  expect(clout(up)).toEqual([2, 5]);
  expect(canUse(up, "host", "loyalty-stamp-card")).toBe(true);
  expect(canUse(start(0), "host", "loyalty-stamp-card")).toBe(false);
});

test("1 clout for the first of the clique that you summon in a turn", () => {
  const start = table({
    host: { hand: ["garden-club-president", "sprout-intern"], setZone: ["loyalty-stamp-card"] },
  });
  const at = settle(summon(start, "host", "garden-club-president"));
  const after = settle(choose(at, "host", card(at, "host", "hand", "sprout-intern")));
  expect(cardsIn(after, "host", "board")).toEqual(["garden-club-president", "sprout-intern"]);
  expect(clout(after)).toEqual([6, 5]);
});

test("no stamp for anybody else", () => {
  const host = { hand: ["nerd"], setZone: ["loyalty-stamp-card"] };
  expect(clout(settle(summon(table({ host }), "host", "nerd")))).toEqual([5, 5]);
  const theirs = table({ turn: "away", host, away: { hand: ["sprout-intern"] } });
  expect(clout(settle(summon(theirs, "away", "sprout-intern")))).toEqual([5, 5]);
});

test("two cards, two stamps", () => {
  const start = table({
    host: { hand: ["sprout-intern"], setZone: ["loyalty-stamp-card", "loyalty-stamp-card"] },
  });
  expect(clout(settle(summon(start, "host", "sprout-intern")))).toEqual([7, 5]);
});
