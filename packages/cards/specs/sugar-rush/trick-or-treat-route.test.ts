import { expect, test } from "vitest";
import { accept, asked, attack, cardsIn, settle, table } from "../table.ts";

const start = () =>
  table({
    phase: "combat",
    host: { board: ["nerd", "bully"], setZone: ["trick-or-treat-route"], deck: ["memo", "memo"] },
  });

test("battle damage to the opponent is a card, once a turn", () => {
  const first = attack(start(), "host", "nerd");
  expect(asked(first)).toEqual(["host optional_trigger"]);
  const drawn = settle(accept(first, "host"));
  expect(cardsIn(drawn, "host", "hand")).toEqual(["memo"]);
  const second = settle(attack(drawn, "host", "bully"));
  expect(asked(second)).toEqual([]);
  expect(cardsIn(second, "host", "hand")).toEqual(["memo"]);
});

test("damage that you take yourself is none of the treats", () => {
  const theirs = table({
    phase: "combat",
    turn: "away",
    host: { setZone: ["trick-or-treat-route"] },
    away: { board: ["bully"] },
  });
  expect(asked(settle(attack(theirs, "away", "bully")))).toEqual([]);
});
