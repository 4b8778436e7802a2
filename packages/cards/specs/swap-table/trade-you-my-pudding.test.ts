import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  advance,
  canUse,
  cardsIn,
  choices,
  choose,
  clout,
  endTurn,
  on,
  settle,
  table,
} from "../table.ts";

const start = (points = 4) =>
  table({
    host: {
      hand: ["trade-you-my-pudding"],
      board: ["nerd", "helper", faceDown("blank", { position: "defense" })],
      setZone: ["poster"],
      has: { clout: points },
    },
    away: { board: ["jawbreaker-jock", "prefect", faceDown("nerd", { position: "defense" })] },
  });

test("one of yours goes back to your hand, and one junior of theirs is yours to keep", () => {
  const mine = activate(start(), "host", "trade-you-my-pudding");
  expect(choices(mine, "host")).toEqual(["host blank", "host helper", "host nerd"]);
  const theirs = choose(mine, "host", on(mine, "host", "helper"));
  expect(choices(theirs, "host")).toEqual(["away jawbreaker-jock"]);
  const after = settle(choose(theirs, "host", on(theirs, "away", "jawbreaker-jock")));
  expect(cardsIn(after, "host", "hand")).toEqual(["helper"]);
  expect(cardsIn(after, "host", "board").sort()).toEqual(["blank", "jawbreaker-jock", "nerd"]);
  expect(clout(after)).toEqual([0, 5]);
  const later = endTurn(endTurn(endTurn(endTurn(after, "host"), "away"), "host"), "away");
  expect(cardsIn(later, "host", "board")).toContain("jawbreaker-jock");
});

test("pudding costs 4, and takes somebody on both sides", () => {
  expect(canUse(start(3), "host", "trade-you-my-pudding")).toBe(false);
  const alone = table({ host: { hand: ["trade-you-my-pudding"] }, away: { board: ["bully"] } });
  expect(canUse(alone, "host", "trade-you-my-pudding")).toBe(false);
});

test("for 8 there are two trades in a turn, neither in the middle of a fight", () => {
  const rich = table({
    host: {
      hand: ["trade-you-my-pudding", "trade-you-my-pudding"],
      board: ["nerd", "helper"],
      has: { clout: 8 },
    },
    away: { board: ["bully", "nerd"] },
  });
  const mine = activate(rich, "host", "trade-you-my-pudding");
  const theirs = choose(mine, "host", on(mine, "host", "helper"));
  const once = settle(choose(theirs, "host", on(theirs, "away", "bully")));
  expect(canUse(once, "host", "trade-you-my-pudding")).toBe(true);
  expect(canUse(advance(once, "host"), "host", "trade-you-my-pudding")).toBe(false);
});
