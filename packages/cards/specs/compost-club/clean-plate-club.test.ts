import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  canUse,
  cardsIn,
  choose,
  clout,
  on,
  respond,
  settle,
  table,
  vice,
  worn,
} from "../table.ts";

const told = (about: "nerd" | "prefect" | "blank") => {
  const start = table({
    turn: "away",
    host: {
      board: [worn("nerd", 1), worn("prefect", 2), "blank"],
      setZone: [faceDown("clean-plate-club"), faceDown("clean-plate-club")],
      deck: ["memo", "blank"],
    },
    away: { board: ["note-passer", worn("bully", 2)] },
  });
  const heard = settle(activate(start, "away", "note-passer", on(start, "host", about)));
  return heard.when("away", "ENTER_COMBAT");
};

test("one of yours on the brink is clean again, and you draw a card", () => {
  const praised = respond(told("nerd"), "host", "clean-plate-club");
  expect(canUse(praised, "host", "clean-plate-club")).toBe(true);
  const after = settle(praised);
  expect(vice(after, "host", "nerd")).toBe(0);
  expect(vice(after, "host", "prefect")).toBe(2);
  expect(vice(after, "away", "bully")).toBe(2);
  expect(cardsIn(after, "host", "hand")).toEqual(["memo"]);
  expect(cardsIn(after, "away", "hand")).toEqual([]);
  expect(clout(after)).toEqual([5, 4]);
});

test("two counters and no more are wiped off", () => {
  const start = table({
    turn: "away",
    host: { board: [worn("nerd", 1)], setZone: [faceDown("clean-plate-club")] },
    away: { board: [faceDown("back-row-whisperer", { position: "defense" })] },
  });
  const whisperer = on(start, "away", "back-row-whisperer");
  const flipped = start.when("away", { type: "FLIP_SUMMON", card: whisperer });
  const heard = settle(choose(flipped, "away", on(flipped, "host", "nerd")));
  expect(vice(heard, "host", "nerd")).toBe(3);
  const window = heard.when("away", "ENTER_COMBAT");
  const after = settle(respond(window, "host", "clean-plate-club"));
  expect(vice(after, "host", "nerd")).toBe(1);
});

test("not at the first counter, nor past the brink", () => {
  expect(canUse(told("blank"), "host", "clean-plate-club")).toBe(false);
  expect(canUse(told("prefect"), "host", "clean-plate-club")).toBe(false);
});

test("their plates are their own business", () => {
  const start = table({
    host: { board: ["note-passer"], setZone: [faceDown("clean-plate-club")] },
    away: { board: [worn("bully", 1)] },
  });
  const heard = settle(activate(start, "host", "note-passer", on(start, "away", "bully")));
  expect(vice(heard, "away", "bully")).toBe(2);
  expect(canUse(heard, "host", "clean-plate-club")).toBe(false);
});
