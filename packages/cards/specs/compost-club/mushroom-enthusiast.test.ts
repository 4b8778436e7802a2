import { expect, test } from "vitest";
import { cardsIn, endTurn, stats, table } from "../table.ts";

test("100 attack for each stereotype in your graveyard", () => {
  const start = table({
    host: { board: ["mushroom-enthusiast", "nerd"], graveyard: ["nerd", "memo", "bully", "nerd"] },
    away: { board: ["mushroom-enthusiast"], graveyard: ["nerd"] },
  });
  expect(stats(start, "host", "mushroom-enthusiast")).toEqual([1500, 1500]);
  expect(stats(start, "away", "mushroom-enthusiast")).toEqual([1300, 1500]);
  expect(stats(start, "host", "nerd")).toEqual([500, 1500]);
});

test("your top card goes to the graveyard at the end of your turn, not of theirs", () => {
  const start = table({
    host: { board: ["mushroom-enthusiast"], deck: ["nerd", "memo", "blank", "blank"] },
  });
  const mine = endTurn(start, "host");
  expect(cardsIn(mine, "host", "graveyard")).toEqual(["nerd"]);
  expect(stats(mine, "host", "mushroom-enthusiast")).toEqual([1300, 1500]);
  const theirs = endTurn(mine, "away");
  expect(cardsIn(theirs, "host", "graveyard")).toEqual(["nerd"]);
  expect(cardsIn(theirs, "away", "graveyard")).toEqual([]);
});

test("two of them have a card each", () => {
  const start = table({ host: { board: ["mushroom-enthusiast", "mushroom-enthusiast"] } });
  expect(cardsIn(endTurn(start, "host"), "host", "graveyard")).toEqual(["blank", "blank"]);
});
