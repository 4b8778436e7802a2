import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  accept,
  activate,
  asked,
  attack,
  cardsIn,
  clout,
  hands,
  settle,
  stats,
  table,
  toEndPhase,
} from "../table.ts";

const start = () =>
  table({
    phase: "combat",
    host: { board: ["nerd", "bully"], setZone: ["trick-or-treat-route"], deck: ["memo", "memo"] },
  });

test("battle damage to the opponent is a card, once a turn", () => {
  const first = attack(start(), "host", "nerd");
  expect(asked(first)).toEqual(["host optional_trigger"]);
  const drawn = settle(accept(first, "host"));
  expect(hands(drawn)).toEqual([["memo"], []]);
  const second = settle(attack(drawn, "host", "bully"));
  expect(asked(second)).toEqual([]);
  expect(cardsIn(second, "host", "hand")).toEqual(["memo"]);
});

test("everyone of yours below the seniors is 300 stronger on the night it is planned", () => {
  const at = table({
    host: {
      hand: ["trick-or-treat-route", "trick-or-treat-route"],
      board: ["nerd", "prefect", "jawbreaker-jock"],
    },
    away: { board: ["bully"], setZone: [faceDown("memo")] },
  });
  const after = settle(activate(at, "host", "trick-or-treat-route"));
  expect(stats(after, "host", "nerd")).toEqual([800, 1500]);
  expect(stats(after, "host", "jawbreaker-jock")).toEqual([1800, 1700]);
  expect(stats(after, "host", "prefect")).toEqual([2600, 2000]);
  expect(clout(after)).toEqual([4, 5]);
  expect(stats(after, "away", "bully")).toEqual([1800, 1200]);
  expect(stats(toEndPhase(after, "host"), "host", "nerd")).toEqual([500, 1500]);
  const longer = settle(activate(after, "host", "trick-or-treat-route"));
  expect(stats(longer, "host", "nerd")).toEqual([1100, 1500]);
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

test("two routes are no second card", () => {
  const two = table({
    phase: "combat",
    host: { board: ["nerd"], setZone: ["trick-or-treat-route", "trick-or-treat-route"] },
  });
  const drawn = settle(accept(settle(attack(two, "host", "nerd")), "host"));
  expect(asked(drawn)).toEqual([]);
  expect(cardsIn(drawn, "host", "hand")).toEqual(["blank"]);
});
