import { card, faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  canUse,
  cardsIn,
  choices,
  choose,
  clout,
  position,
  respond,
  settle,
  table,
} from "../table.ts";

const start = (banished: readonly string[]) =>
  table({
    turn: "away",
    host: {
      setZone: [faceDown("buried-treasure"), faceDown("buried-treasure")],
      banished,
      deck: ["memo", "blank"],
    },
    away: { banished: ["bully", "bully", "bully"] },
  }).when("away", "ENTER_COMBAT");

test("in their turn one of your banished stands guard, and you draw a card", () => {
  const found = respond(start(["nerd", "prefect", "memo"]), "host", "buried-treasure");
  expect(canUse(found, "host", "buried-treasure")).toBe(true);
  const dug = settle(found);
  expect(cardsIn(dug, "host", "hand")).toEqual([]);
  expect(choices(dug, "host")).toEqual(["host nerd", "host prefect"]);
  const after = settle(choose(dug, "host", card(dug, "host", "banished", "prefect")));
  expect(cardsIn(after, "host", "board")).toEqual(["prefect"]);
  expect(position(after, "host", "prefect")).toBe("defense");
  expect(cardsIn(after, "host", "hand")).toEqual(["memo"]);
  expect(cardsIn(after, "away", "hand")).toEqual([]);
  expect(clout(after)).toEqual([3, 5]);
});

test("two cards are no treasure, whatever the others have buried", () => {
  expect(canUse(start(["nerd", "prefect"]), "host", "buried-treasure")).toBe(false);
  expect(canUse(start(["memo", "memo", "memo", "nerd"]), "host", "buried-treasure")).toBe(true);
});

test("not in your own turn", () => {
  const own = table({
    host: { setZone: [faceDown("buried-treasure")], banished: ["nerd", "nerd", "nerd"] },
  });
  expect(canUse(own, "host", "buried-treasure")).toBe(false);
});
