import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  aims,
  attack,
  canUse,
  cardsIn,
  choices,
  choose,
  clout,
  life,
  on,
  respond,
  settle,
  table,
  vice,
  worn,
} from "../table.ts";

test("for a counter off yours, one of theirs is back in the hand", () => {
  const start = table({
    host: {
      hand: ["back-to-your-desk", "back-to-your-desk"],
      board: [worn("nerd", 1), worn("bully", 2), "helper"],
    },
    away: {
      board: ["prefect", faceDown("nerd", { position: "defense" })],
      setZone: [faceDown("alarm")],
    },
  });
  expect(aims(start, "host", "back-to-your-desk")).toEqual(["away nerd", "away prefect"]);
  const paying = activate(start, "host", "back-to-your-desk", on(start, "away", "prefect"));
  expect(choices(paying, "host")).toEqual(["host bully", "host nerd"]);
  const after = settle(choose(paying, "host", on(paying, "host", "bully")));
  expect(cardsIn(after, "away", "hand")).toEqual(["prefect"]);
  expect([vice(after, "host", "bully"), vice(after, "host", "nerd")]).toEqual([1, 1]);
  expect(clout(after)).toEqual([3, 5]);
  expect(canUse(after, "host", "back-to-your-desk")).toBe(true);
});

test("counters of theirs pay for nothing", () => {
  const start = table({
    host: { hand: ["back-to-your-desk"], board: ["nerd"] },
    away: { board: [worn("bully", 2)] },
  });
  expect(canUse(start, "host", "back-to-your-desk")).toBe(false);
});

test("set before, it sends an attacker back", () => {
  const start = table({
    phase: "combat",
    turn: "away",
    host: { board: [worn("nerd", 1)], setZone: [faceDown("back-to-your-desk")] },
    away: { board: ["bully"] },
  });
  const declared = attack(start, "away", "bully", on(start, "host", "nerd"));
  const bully = on(declared, "away", "bully");
  const after = settle(respond(declared, "host", "back-to-your-desk", bully));
  expect(life(after)).toEqual([8000, 8000]);
  expect(cardsIn(after, "host", "board")).toEqual(["nerd"]);
});
