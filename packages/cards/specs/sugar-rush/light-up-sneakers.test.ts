import { expect, test } from "vitest";
import {
  activate,
  advance,
  aims,
  attack,
  clout,
  endTurn,
  guarding,
  life,
  on,
  settle,
  stats,
  table,
  vice,
} from "../table.ts";

test("700 attack and pierce for whoever wears them", () => {
  const start = table({
    host: { hand: ["light-up-sneakers"], board: ["bully", "nerd"] },
    away: { board: [guarding("nerd")] },
  });
  expect(aims(start, "host", "light-up-sneakers")).toEqual([
    "away nerd",
    "host bully",
    "host nerd",
  ]);
  const worn = settle(activate(start, "host", "light-up-sneakers", on(start, "host", "bully")));
  expect(stats(worn, "host", "bully")).toEqual([2500, 1200]);
  expect(clout(worn)).toEqual([4, 5]);
  expect(stats(worn, "host", "nerd")).toEqual([500, 1500]);
  const fight = advance(worn, "host");
  expect(life(settle(attack(fight, "host", "bully", on(fight, "away", "nerd"))))).toEqual([
    8000, 7000,
  ]);
});

test("a counter for the wearer at each of your standbys", () => {
  const start = table({ host: { hand: ["light-up-sneakers"], board: ["bully", "nerd"] } });
  const worn = settle(activate(start, "host", "light-up-sneakers", on(start, "host", "bully")));
  const theirs = advance(advance(endTurn(worn, "host"), "away"), "away");
  expect(vice(theirs, "host", "bully")).toBe(0);
  const mine = endTurn(theirs, "away");
  expect(vice(mine, "host", "bully")).toBe(0);
  const standby = advance(mine, "host");
  expect(vice(standby, "host", "bully")).toBe(1);
  expect(vice(standby, "host", "nerd")).toBe(0);
});

test("two pairs are two counters", () => {
  const start = table({
    host: { hand: ["light-up-sneakers", "light-up-sneakers"], board: ["bully"] },
  });
  const bully = on(start, "host", "bully");
  const one = settle(activate(start, "host", "light-up-sneakers", bully));
  const two = settle(activate(one, "host", "light-up-sneakers", bully));
  const standby = advance(endTurn(endTurn(two, "host"), "away"), "host");
  expect(vice(standby, "host", "bully")).toBe(2);
});
