import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  advance,
  attack,
  canUse,
  clout,
  endTurn,
  guarding,
  lasting,
  life,
  on,
  settle,
  stats,
  table,
  toEndPhase,
  vice,
} from "../table.ts";

const start = () =>
  table({
    host: {
      hand: ["sprinkles-on-everything", "sprinkles-on-everything"],
      board: ["candy-courier", "jawbreaker-jock", "bully"],
    },
    away: { board: ["candy-courier", guarding("nerd")], setZone: [faceDown("memo")] },
  });

test("all your fire: stronger, piercing, and a counter each", () => {
  const after = settle(activate(start(), "host", "sprinkles-on-everything"));
  expect(stats(after, "host", "candy-courier")).toEqual([2600, 800]);
  expect(vice(after, "host", "candy-courier")).toBe(1);
  expect(clout(after)).toEqual([4, 5]);
  // One is neutral, one is of the earth, one is the other seat's.
  expect(stats(after, "host", "jawbreaker-jock")).toEqual([1800, 1700]);
  expect(stats(after, "host", "bully")).toEqual([1800, 1200]);
  expect(vice(after, "host", "bully")).toBe(0);
  expect(stats(after, "away", "candy-courier")).toEqual([1800, 800]);
  expect(vice(after, "away", "candy-courier")).toBe(0);
});

test("fire pierces this turn, and nobody else", () => {
  const fight = advance(settle(activate(start(), "host", "sprinkles-on-everything")), "host");
  const nerd = on(fight, "away", "nerd");
  expect(life(settle(attack(fight, "host", "candy-courier", nerd)))).toEqual([8000, 6900]);
  expect(life(settle(attack(fight, "host", "bully", nerd)))).toEqual([8000, 8000]);
});

test("strong until the end phase, piercing to the end of the turn", () => {
  const sprinkled = settle(activate(start(), "host", "sprinkles-on-everything"));
  expect(lasting(sprinkled)).toEqual(["host candy-courier attack", "host candy-courier keyword"]);
  expect(lasting(toEndPhase(sprinkled, "host"))).toEqual(["host candy-courier keyword"]);
  expect(lasting(endTurn(sprinkled, "host"))).toEqual([]);
});

test("there may be more in the same turn, but not in the middle of a fight", () => {
  const once = settle(activate(start(), "host", "sprinkles-on-everything"));
  expect(canUse(once, "host", "sprinkles-on-everything")).toBe(true);
  expect(canUse(advance(once, "host"), "host", "sprinkles-on-everything")).toBe(false);
});

test("the counter stays when the rest is over", () => {
  const sprinkled = settle(activate(start(), "host", "sprinkles-on-everything"));
  const after = endTurn(sprinkled, "host");
  expect(stats(after, "host", "candy-courier")).toEqual([1800, 800]);
  expect(vice(after, "host", "candy-courier")).toBe(1);
});
