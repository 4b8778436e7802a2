import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { attack, canUse, clout, hands, life, respond, settle, table } from "../table.ts";

const hit = (lifePoints: number) => {
  const start = table({
    phase: "combat",
    turn: "away",
    host: {
      setZone: [faceDown("last-sugar-cube"), faceDown("last-sugar-cube")],
      deck: ["nerd", "memo", "blank"],
      has: { lifePoints },
    },
    away: { board: ["bully"] },
  });
  return settle(attack(start, "away", "bully")).when("away", "ADVANCE_PHASE");
};

test("two cards and 500 damage as your life falls below 3000", () => {
  const after = settle(respond(hit(4700), "host", "last-sugar-cube"));
  expect(life(after)).toEqual([2900, 7500]);
  expect(hands(after)).toEqual([["nerd", "memo"], []]);
  expect(clout(after)).toEqual([5, 5]);
});

test("not while you have 3000, nor when you had less before", () => {
  expect(canUse(hit(4800), "host", "last-sugar-cube")).toBe(false);
  expect(canUse(hit(2900), "host", "last-sugar-cube")).toBe(false);
});

test("theirs may fall as low as it likes", () => {
  const start = table({
    phase: "combat",
    host: { board: ["bully"], setZone: [faceDown("last-sugar-cube")] },
    away: { has: { lifePoints: 3000 } },
  });
  const fallen = settle(attack(start, "host", "bully"));
  expect(life(fallen)).toEqual([8000, 1200]);
  expect(canUse(fallen, "host", "last-sugar-cube")).toBe(false);
});

test("two cubes are twice the wind", () => {
  const first = respond(hit(4700), "host", "last-sugar-cube");
  expect(canUse(first, "host", "last-sugar-cube")).toBe(true);
});
