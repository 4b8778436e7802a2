import { card, faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  advance,
  aims,
  attack,
  canUse,
  cardsIn,
  clout,
  endTurn,
  guarding,
  on,
  respond,
  settle,
  stats,
  table,
} from "../table.ts";

const attacked = () => {
  const start = table({
    phase: "combat",
    turn: "away",
    host: {
      board: [guarding("bully"), "nerd", faceDown("prefect", { position: "defense" })],
      setZone: [faceDown("buddy-system"), faceDown("buddy-system")],
    },
    away: { hand: ["eraser"], board: ["prefect"] },
  });
  return attack(start, "away", "prefect", on(start, "host", "bully"));
};

const paired = () => {
  const at = attacked();
  return settle(respond(at, "host", "buddy-system", on(at, "host", "bully")));
};

test("one of yours that is seen stands every battle, with 300 more defense", () => {
  expect(aims(attacked(), "host", "buddy-system")).toEqual(["host bully", "host nerd"]);
  const called = respond(attacked(), "host", "buddy-system", on(attacked(), "host", "bully"));
  expect(canUse(called.when("away", "RESPOND_CHAIN"), "host", "buddy-system")).toBe(true);
  const after = settle(called);
  expect(cardsIn(after, "host", "board")).toEqual(["bully", "nerd", "prefect"]);
  expect(stats(after, "host", "bully")).toEqual([1800, 1500]);
  expect(stats(after, "host", "nerd")).toEqual([500, 1500]);
  expect(clout(after)).toEqual([4, 5]);
  expect(cardsIn(settle(attacked()), "host", "board")).toEqual(["nerd", "prefect"]);
});

const nextFight = (at: ReturnType<typeof paired>) => {
  const theirs = advance(advance(endTurn(endTurn(at, "away"), "host"), "away"), "away");
  const fight = advance(theirs, "away");
  return settle(attack(fight, "away", "prefect", on(fight, "host", "bully")));
};

test("turn after turn while the card lies there, not a moment longer", () => {
  const again = nextFight(paired());
  expect(stats(again, "host", "bully")).toEqual([1800, 1500]);
  const main = advance(again, "away");
  const rubbed = settle(
    activate(main, "away", "eraser", card(main, "host", "setZone", "buddy-system")),
  );
  expect(stats(rubbed, "host", "bully")).toEqual([1800, 1200]);
  expect(cardsIn(nextFight(rubbed), "host", "board")).toEqual(["nerd", "prefect"]);
});
