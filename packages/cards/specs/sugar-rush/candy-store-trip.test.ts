import { card } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  canUse,
  cardsIn,
  choices,
  choose,
  clout,
  life,
  settle,
  table,
} from "../table.ts";

test("a new card for one of yours, 300 life of yours for 400 of theirs, once a turn", () => {
  const start = table({
    host: { hand: ["memo"], field: ["candy-store-trip"], deck: ["nerd", "blank"] },
    away: { hand: ["bully"] },
  });
  const picking = settle(activate(start, "host", "candy-store-trip"));
  expect(choices(picking, "host")).toEqual(["host memo", "host nerd"]);
  expect(life(picking)).toEqual([7700, 8000]);
  const after = settle(choose(picking, "host", card(picking, "host", "hand", "memo")));
  expect(cardsIn(after, "host", "hand")).toEqual(["nerd"]);
  expect(cardsIn(after, "host", "graveyard")).toEqual(["memo"]);
  expect(cardsIn(after, "away", "hand")).toEqual(["bully"]);
  expect(life(after)).toEqual([7700, 7600]);
  expect(canUse(after, "host", "candy-store-trip")).toBe(false);
});

test("costs 2 to open, and 300 life must be there", () => {
  const closed = table({ host: { hand: ["candy-store-trip"], has: { clout: 1 } } });
  expect(canUse(closed, "host", "candy-store-trip")).toBe(false);
  const poor = table({ host: { field: ["candy-store-trip"], has: { lifePoints: 299 } } });
  expect(canUse(poor, "host", "candy-store-trip")).toBe(false);
});

test("another store, for 2 more, is another trip", () => {
  const start = table({
    host: { hand: ["memo"], field: ["candy-store-trip"], deck: ["candy-store-trip", "blank"] },
  });
  const picking = settle(activate(start, "host", "candy-store-trip"));
  const been = settle(choose(picking, "host", card(picking, "host", "hand", "memo")));
  const next = settle(activate(been, "host", "candy-store-trip"));
  expect(clout(next)).toEqual([3, 5]);
  expect(canUse(next, "host", "candy-store-trip")).toBe(true);
});
