import { expect, test } from "vitest";
import {
  activate,
  advance,
  arrange,
  canUse,
  cardsIn,
  clout,
  hands,
  settle,
  table,
  vice,
} from "../table.ts";

const start = (board: readonly string[]) =>
  table({
    host: {
      hand: ["lunch-money-loan"],
      board,
      setZone: ["iou-jar"],
      deck: ["memo", "handout", "ruler", "alarm", "blank"],
    },
    away: { board: ["bully", "prefect", "blank"] },
  });

test("the best two of your next three cards now, and a debt on one of yours", () => {
  const counting = settle(activate(start(["nerd"]), "host", "lunch-money-loan"));
  const after = settle(arrange(counting, "host", "ruler", "memo", "handout"));
  expect(hands(after)).toEqual([["ruler", "memo"], []]);
  expect(clout(after)).toEqual([5, 5]);
  expect(cardsIn(after, "host", "deck")).toEqual(["handout", "alarm", "blank"]);
  expect(vice(after, "host", "nerd")).toBe(1);
});

test("one debtor is enough", () => {
  const counting = settle(activate(start(["nerd", "helper"]), "host", "lunch-money-loan"));
  const after = settle(arrange(counting, "host", "ruler", "memo", "handout"));
  expect(vice(after, "host", "nerd") + vice(after, "host", "helper")).toBe(1);
});

test("once a turn, whoever signs", () => {
  const twice = table({
    host: { hand: ["lunch-money-loan", "lunch-money-loan"], board: ["nerd"], deck: ["memo"] },
  });
  const after = settle(activate(twice, "host", "lunch-money-loan"));
  expect(cardsIn(after, "host", "hand")).toEqual(["lunch-money-loan", "memo"]);
  expect(canUse(after, "host", "lunch-money-loan")).toBe(false);
});

test("no one to owe it, no loan; and none in the middle of a fight", () => {
  expect(canUse(start(["nerd"]), "host", "lunch-money-loan")).toBe(true);
  expect(canUse(start([]), "host", "lunch-money-loan")).toBe(false);
  expect(canUse(advance(start(["nerd"]), "host"), "host", "lunch-money-loan")).toBe(false);
});
