import { card, faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  advance,
  attack,
  canUse,
  cardsIn,
  clout,
  endTurn,
  lasted,
  on,
  respond,
  settle,
  table,
} from "../table.ts";

const start = () =>
  table({
    host: {
      hand: ["meal-plan", "meal-plan"],
      board: ["nerd"],
      setZone: [faceDown("cheat-day"), faceDown("no-thank-you-bite")],
      deck: ["watching-grass-grow", ...Array.from({ length: 5 }, () => "blank")],
    },
    away: { hand: ["juice-cleanse"], board: ["bully"] },
  });

const planned = () => settle(activate(start(), "host", "meal-plan"));

test("a card, and your spells are 1 clout cheaper", () => {
  const at = planned();
  expect(cardsIn(at, "host", "hand")).toEqual(["meal-plan", "watching-grass-grow"]);
  expect(cardsIn(at, "away", "hand")).toEqual(["juice-cleanse"]);
  expect(clout(at)).toEqual([5, 5]);
  expect(clout(settle(activate(at, "host", "watching-grass-grow")))).toEqual([4, 5]);
});

test("on their turn still, but neither their spells nor your traps", () => {
  const at = advance(advance(endTurn(planned(), "host"), "away"), "away");
  const theirs = activate(at, "away", "juice-cleanse");
  expect(clout(theirs)).toEqual([5, 5]);
  expect(clout(respond(theirs, "host", "cheat-day"))).toEqual([5, 5]);
  const fight = advance(at, "away");
  const hit = attack(fight, "away", "bully", on(fight, "host", "nerd"));
  expect(clout(respond(hit, "host", "no-thank-you-bite"))).toEqual([4, 6]);
});

test("not any more on your next turn", () => {
  const mine = endTurn(endTurn(planned(), "host"), "away");
  expect(lasted(mine)).toEqual(["until_next_turn"]);
  const at = advance(advance(mine, "host"), "host");
  expect(canUse(at, "host", "watching-grass-grow")).toBe(true);
  expect(card(at, "host", "hand", "watching-grass-grow")).toBeDefined();
  expect(clout(settle(activate(at, "host", "watching-grass-grow")))).toEqual([4, 6]);
});

test("two plans on one turn, and none during combat", () => {
  expect(canUse(planned(), "host", "meal-plan")).toBe(true);
  expect(canUse(advance(start(), "host"), "host", "meal-plan")).toBe(false);
});
