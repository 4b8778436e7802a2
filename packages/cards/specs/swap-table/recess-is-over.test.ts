import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { activate, canUse, cardsIn, clout, life, respond, settle, table } from "../table.ts";

const start = () =>
  table({
    turn: "away",
    host: { setZone: [faceDown("recess-is-over"), faceDown("recess-is-over")] },
    away: {
      hand: ["memo", "nerd"],
      board: ["helper", "heckler"],
      setZone: [faceDown("alarm")],
      field: ["candy-store-trip"],
      deck: ["blank"],
    },
  });

test("a stereotype of theirs that uses its effect is done for the day", () => {
  const after = settle(respond(activate(start(), "away", "helper"), "host", "recess-is-over"));
  expect(cardsIn(after, "away", "board")).toEqual(["heckler"]);
  expect(cardsIn(after, "away", "deck").sort()).toEqual(["blank", "helper"]);
  after.then({ type: "DECK_SHUFFLED", seat: "away" });
  // What it had started happens: the bell is no negation.
  expect(life(after)).toEqual([8000, 8100]);
  expect(clout(after)).toEqual([3, 5]);
  expect(canUse(activate(after, "away", "heckler"), "host", "recess-is-over")).toBe(true);
});

test("any trap can answer it", () => {
  const rung = respond(activate(start(), "away", "helper"), "host", "recess-is-over");
  expect(canUse(rung, "away", "alarm")).toBe(true);
});

test("spells and what classes do go on", () => {
  expect(canUse(activate(start(), "away", "memo"), "host", "recess-is-over")).toBe(false);
  expect(canUse(activate(start(), "away", "candy-store-trip"), "host", "recess-is-over")).toBe(
    false,
  );
});

test("you do not ring it on yourself", () => {
  const own = table({
    host: { board: ["helper"], setZone: [faceDown("recess-is-over")] },
    away: { setZone: [faceDown("alarm")] },
  });
  const used = activate(own, "host", "helper").when("away", "RESPOND_CHAIN");
  expect(canUse(used, "host", "recess-is-over")).toBe(false);
});
