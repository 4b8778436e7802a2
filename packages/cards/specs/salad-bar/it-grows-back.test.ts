import { card, faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  asked,
  attack,
  battle,
  canUse,
  cardsIn,
  choices,
  choose,
  clout,
  on,
  resolve,
  respond,
  settle,
  table,
} from "../table.ts";

const host = {
  board: ["nerd"],
  setZone: [faceDown("it-grows-back"), faceDown("it-grows-back")],
  deck: [
    "locker-listener",
    "ranch-smuggler",
    "blender-club-captain",
    "romaine-emperor",
    "cucumber",
    "pumpkin",
    "radish",
    "garden-club-president",
  ],
};

test("for one that fell in battle, one with 1800 defense of level 6 at most comes up", () => {
  const start = table({ phase: "combat", turn: "away", host, away: { board: ["bully"] } });
  const fallen = battle(attack(start, "away", "bully", on(start, "host", "nerd")));
  const watered = respond(fallen, "host", "it-grows-back");
  expect(canUse(watered, "host", "it-grows-back")).toBe(true);
  const at = settle(watered);
  expect(choices(at, "host")).toEqual([
    "host blender-club-captain",
    "host cucumber",
    "host garden-club-president",
  ]);
  const after = settle(choose(at, "host", card(at, "host", "deck", "garden-club-president")));
  expect(cardsIn(after, "host", "board")).toEqual(["garden-club-president"]);
  const grown = after.state.cards.get(on(after, "host", "garden-club-president"));
  expect(grown).toMatchObject({ faceDown: false, data: { position: "defense" } });
  expect(clout(after)).toEqual([4, 5]);
});

test("not for one that an effect destroyed", () => {
  const start = table({ turn: "away", host, away: { hand: ["eraser"] } });
  const rubbed = resolve(activate(start, "away", "eraser", on(start, "host", "nerd")));
  expect(cardsIn(rubbed, "host", "board")).toEqual([]);
  expect(asked(rubbed)).toEqual(["host chain_response"]);
  expect(canUse(rubbed, "host", "it-grows-back")).toBe(false);
});

test("not for one of theirs", () => {
  const start = table({
    phase: "combat",
    host: { ...host, board: ["prefect"] },
    away: { board: ["bully"] },
  });
  const won = battle(attack(start, "host", "prefect", on(start, "away", "bully")));
  expect(cardsIn(won, "away", "graveyard")).toEqual(["bully"]);
  expect(asked(won)).toEqual(["host chain_response"]);
  expect(canUse(won, "host", "it-grows-back")).toBe(false);
});
