import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { activate, canUse, cardsIn, clout, life, respond, settle, table } from "../table.ts";

const start = (hand: readonly string[]) =>
  table({
    turn: "away",
    host: { hand, setZone: [faceDown("total-denial")] },
    away: { hand: ["memo"], board: ["helper"], setZone: [faceDown("alarm")] },
  });

test("a spell of theirs never happened, for a card and 1 clout", () => {
  const after = settle(respond(activate(start(["nerd"]), "away", "memo"), "host", "total-denial"));
  expect(life(after)).toEqual([8000, 8000]);
  expect(cardsIn(after, "away", "graveyard")).toEqual(["memo"]);
  expect(cardsIn(after, "host", "graveyard")).toEqual(["nerd", "total-denial"]);
  expect(clout(after)).toEqual([4, 5]);
});

test("traps and effects did happen, and so does a spell when your hand is empty", () => {
  const at = start(["nerd"]);
  expect(canUse(activate(at, "away", "alarm"), "host", "total-denial")).toBe(false);
  expect(canUse(activate(at, "away", "helper"), "host", "total-denial")).toBe(false);
  expect(canUse(activate(start([]), "away", "memo"), "host", "total-denial")).toBe(false);
});
