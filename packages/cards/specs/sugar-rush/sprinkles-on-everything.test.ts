import { expect, test } from "vitest";
import {
  activate,
  advance,
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

const start = () =>
  table({
    host: {
      hand: ["sprinkles-on-everything"],
      board: ["candy-courier", "jawbreaker-jock", "bully"],
    },
    away: { board: ["candy-courier", guarding("nerd")] },
  });

test("all your fire: stronger, piercing, and a counter each", () => {
  const after = settle(activate(start(), "host", "sprinkles-on-everything"));
  expect(stats(after, "host", "candy-courier")).toEqual([2600, 800]);
  expect(vice(after, "host", "candy-courier")).toBe(1);
  expect(clout(after)).toEqual([4, 5]);
  // One is neutral, one is of the earth, one is the other seat's.
  expect(stats(after, "host", "jawbreaker-jock")).toEqual([2300, 1200]);
  expect(stats(after, "host", "bully")).toEqual([1800, 1200]);
  expect(vice(after, "host", "bully")).toBe(0);
  expect(stats(after, "away", "candy-courier")).toEqual([1800, 800]);
  expect(vice(after, "away", "candy-courier")).toBe(0);
});

test("pierces this turn", () => {
  const fight = advance(settle(activate(start(), "host", "sprinkles-on-everything")), "host");
  const hit = attack(fight, "host", "candy-courier", on(fight, "away", "nerd"));
  expect(life(settle(hit))).toEqual([8000, 6900]);
});

test("the counter stays when the rest is over", () => {
  const sprinkled = settle(activate(start(), "host", "sprinkles-on-everything"));
  const after = endTurn(sprinkled, "host");
  expect(stats(after, "host", "candy-courier")).toEqual([1800, 800]);
  expect(vice(after, "host", "candy-courier")).toBe(1);
});
