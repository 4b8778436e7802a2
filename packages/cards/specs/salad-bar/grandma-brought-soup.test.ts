import { card, faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  asked,
  attack,
  canUse,
  cardsIn,
  choices,
  choose,
  clout,
  life,
  respond,
  settle,
  table,
} from "../table.ts";

const hit = (lifePoints: number) => {
  const start = table({
    phase: "combat",
    turn: "away",
    host: {
      hand: ["nerd", "garden-club-president", "cucumber", "pumpkin", "memo"],
      setZone: [faceDown("grandma-brought-soup"), faceDown("grandma-brought-soup")],
      has: { lifePoints },
    },
    away: { board: ["bully"] },
  });
  return settle(attack(start, "away", "bully")).when("away", "ADVANCE_PHASE");
};

test("as your life falls below 5000: 1200 life, and one of the clique below senior sits down", () => {
  const served = respond(hit(6700), "host", "grandma-brought-soup");
  expect(canUse(served, "host", "grandma-brought-soup")).toBe(true);
  const at = settle(served);
  expect(life(at)).toEqual([6100, 8000]);
  expect(clout(at)).toEqual([4, 5]);
  expect(choices(at, "host")).toEqual(["host cucumber", "host garden-club-president"]);
  const chosen = choose(at, "host", card(at, "host", "hand", "garden-club-president"));
  expect(asked(chosen)).toEqual(["host choose_position"]);
  const after = settle(chosen.when("host", "CHOOSE_POSITION attack"));
  expect(cardsIn(after, "host", "board")).toEqual(["garden-club-president"]);
});

test("not while you have 5000, nor when you had less before", () => {
  expect(canUse(hit(6800), "host", "grandma-brought-soup")).toBe(false);
  expect(canUse(hit(4900), "host", "grandma-brought-soup")).toBe(false);
});

test("they have grandmothers of their own", () => {
  const start = table({
    phase: "combat",
    host: { board: ["bully"], setZone: [faceDown("grandma-brought-soup")] },
    away: { has: { lifePoints: 6000 } },
  });
  const fallen = settle(attack(start, "host", "bully"));
  expect(life(fallen)).toEqual([8000, 4200]);
  expect(canUse(fallen, "host", "grandma-brought-soup")).toBe(false);
});
