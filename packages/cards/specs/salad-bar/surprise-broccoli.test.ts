import { card, faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  advance,
  attack,
  canUse,
  cardsIn,
  clout,
  endTurn,
  on,
  respond,
  settle,
  stats,
  type Table,
  table,
} from "../table.ts";

const hidden = faceDown("nerd", { position: "defense" });

const turnedOver = () => {
  const start = table({
    phase: "combat",
    turn: "away",
    host: { board: [hidden, "bully"], setZone: [faceDown("surprise-broccoli")] },
    away: { board: ["prefect"] },
  });
  const declared = attack(start, "away", "prefect", on(start, "host", "nerd"));
  expect(canUse(declared, "host", "surprise-broccoli")).toBe(false);
  return declared.when("host", "RESPOND_CHAIN");
};

test("one of yours that is turned over stands firm, with 1000 more defense", () => {
  const after = settle(respond(turnedOver(), "host", "surprise-broccoli"));
  expect(cardsIn(after, "host", "board")).toEqual(["nerd", "bully"]);
  expect(clout(after)).toEqual([5, 5]);
  expect(stats(after, "host", "nerd")).toEqual([500, 2500]);
  expect(stats(after, "host", "bully")).toEqual([1800, 1200]);
  expect(cardsIn(settle(turnedOver()), "host", "board")).toEqual(["bully"]);
});

const nextFight = (at: Table): Table => {
  const theirs = advance(advance(endTurn(at, "host"), "away"), "away");
  return advance(theirs, "away");
};

test("until your next turn, and no longer", () => {
  const mine = endTurn(settle(respond(turnedOver(), "host", "surprise-broccoli")), "away");
  expect(stats(mine, "host", "nerd")).toEqual([500, 1500]);
  const fight = nextFight(mine);
  const hit = settle(attack(fight, "away", "prefect", on(fight, "host", "nerd")));
  expect(cardsIn(hit, "host", "board")).toEqual(["bully"]);
});

test("what you turn over yourself stands firm through their turn", () => {
  const start = table({
    host: { board: [hidden], setZone: [faceDown("surprise-broccoli")] },
    away: { board: ["prefect"] },
  });
  const flip = { type: "FLIP_SUMMON", card: card(start, "host", "board", "nerd") } as const;
  const flipped = settle(respond(start.when("host", flip), "host", "surprise-broccoli"));
  const fight = nextFight(flipped);
  expect(stats(fight, "host", "nerd")).toEqual([500, 2500]);
  const hit = settle(attack(fight, "away", "prefect", on(fight, "host", "nerd")));
  expect(cardsIn(hit, "host", "board")).toEqual(["nerd"]);
});

test("no broccoli for what they turn over", () => {
  const start = table({
    turn: "away",
    host: { setZone: [faceDown("surprise-broccoli")] },
    away: { board: [hidden] },
  });
  const flip = { type: "FLIP_SUMMON", card: card(start, "away", "board", "nerd") } as const;
  expect(canUse(start.when("away", flip), "host", "surprise-broccoli")).toBe(false);
});
