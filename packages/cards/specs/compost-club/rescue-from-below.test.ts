import { card, faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  asked,
  attack,
  battle,
  canUse,
  cardsIn,
  clout,
  on,
  position,
  resolve,
  respond,
  settle,
  table,
  worn,
} from "../table.ts";

const start = () =>
  table({
    turn: "away",
    host: {
      board: ["nerd"],
      setZone: [faceDown("rescue-from-below"), faceDown("rescue-from-below"), "poster"],
    },
    away: { hand: ["eraser"], board: ["bully"] },
  });

test("one of yours is destroyed and two Gregs dig themselves up in defense", () => {
  const at = start();
  const gone = resolve(activate(at, "away", "eraser", on(at, "host", "nerd")));
  const called = respond(gone, "host", "rescue-from-below");
  expect(canUse(called, "host", "rescue-from-below")).toBe(true);
  const after = settle(called);
  expect(cardsIn(after, "host", "board")).toEqual(["greg", "greg"]);
  expect(cardsIn(after, "away", "board")).toEqual(["bully"]);
  expect(position(after, "host", "greg")).toBe("defense");
  // A poster on the table makes traps 1 dearer.
  expect(clout(after)).toEqual([3, 5]);
});

test("in battle as well", () => {
  const at = table({
    phase: "combat",
    turn: "away",
    host: { board: ["nerd"], setZone: [faceDown("rescue-from-below")], has: { clout: 1 } },
    away: { board: ["bully"] },
  });
  const beaten = battle(attack(at, "away", "bully", on(at, "host", "nerd")));
  const after = settle(respond(beaten, "host", "rescue-from-below"));
  expect(cardsIn(after, "host", "board")).toEqual(["greg", "greg"]);
});

test("not for a spell, not for one of theirs, not for a breakdown", () => {
  const at = start();
  const poster = resolve(activate(at, "away", "eraser", card(at, "host", "setZone", "poster")));
  expect(asked(poster)).toEqual(["host chain_response"]);
  expect(canUse(poster, "host", "rescue-from-below")).toBe(false);
  const theirs = resolve(activate(at, "away", "eraser", on(at, "away", "bully")));
  expect(asked(theirs)).toEqual(["host chain_response"]);
  expect(canUse(theirs, "host", "rescue-from-below")).toBe(false);
  const worndown = table({
    phase: "main2",
    turn: "away",
    host: { board: [worn("nerd", 3)], setZone: [faceDown("rescue-from-below")] },
  });
  const broken = worndown.when("away", "END_TURN");
  expect(cardsIn(broken, "host", "graveyard")).toEqual(["nerd"]);
  expect(canUse(broken, "host", "rescue-from-below")).toBe(false);
});
