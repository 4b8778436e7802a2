import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  advance,
  attack,
  canUse,
  cardsIn,
  clout,
  endTurn,
  guarding,
  lasted,
  life,
  on,
  respond,
  settle,
  stats,
  table,
} from "../table.ts";

const attacked = (def: string) => {
  const start = table({
    phase: "combat",
    turn: "away",
    host: {
      board: [guarding("bully"), guarding("nerd"), "sprout-intern"],
      setZone: [faceDown("surprise-broccoli"), faceDown("surprise-broccoli")],
    },
    away: { board: ["prefect", guarding("bully")] },
  });
  return attack(start, "away", "prefect", on(start, "host", def));
};

const served = (def: string) => settle(respond(attacked(def), "host", "surprise-broccoli"));

test("all of yours in defense position stand firm, with 700 more defense", () => {
  const lifted = respond(attacked("bully"), "host", "surprise-broccoli");
  expect(canUse(lifted, "host", "surprise-broccoli")).toBe(true);
  const after = settle(lifted);
  expect(cardsIn(after, "host", "board")).toEqual(["bully", "nerd", "sprout-intern"]);
  expect(stats(after, "host", "bully")).toEqual([1800, 1900]);
  expect(stats(after, "host", "nerd")).toEqual([500, 2200]);
  expect(stats(after, "host", "sprout-intern")).toEqual([800, 1800]);
  expect(stats(after, "away", "bully")).toEqual([1800, 1200]);
  expect(clout(after)).toEqual([4, 5]);
  expect(cardsIn(settle(attacked("bully")), "host", "board")).toEqual(["nerd", "sprout-intern"]);
});

test("who is in attack position takes it as it comes", () => {
  const after = served("sprout-intern");
  expect(cardsIn(after, "host", "board")).toEqual(["bully", "nerd"]);
  expect(life(after)).toEqual([6200, 8000]);
});

test("this turn, and no longer", () => {
  const mine = endTurn(served("bully"), "away");
  // Defense and protection for each of the two, and for nobody of theirs.
  expect(lasted(mine)).toEqual(["turn", "turn", "turn", "turn"]);
  expect(stats(mine, "host", "bully")).toEqual([1800, 1200]);
  const theirs = advance(advance(endTurn(mine, "host"), "away"), "away");
  const fight = advance(theirs, "away");
  const hit = settle(attack(fight, "away", "prefect", on(fight, "host", "bully")));
  expect(cardsIn(hit, "host", "board")).toEqual(["nerd", "sprout-intern"]);
});

test("an attack of yours is no surprise", () => {
  const start = table({
    phase: "combat",
    host: { board: ["bully"], setZone: [faceDown("surprise-broccoli")] },
    away: { setZone: [faceDown("alarm")] },
  });
  const declared = attack(start, "host", "bully").when("away", "RESPOND_CHAIN");
  expect(canUse(declared, "host", "surprise-broccoli")).toBe(false);
});
