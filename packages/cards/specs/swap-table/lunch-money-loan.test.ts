import { expect, test } from "vitest";
import { activate, arrange, canUse, cardsIn, clout, settle, table, vice } from "../table.ts";

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
  expect(cardsIn(after, "host", "hand").sort()).toEqual(["memo", "ruler"]);
  expect(cardsIn(after, "host", "deck")).toEqual(["handout", "alarm", "blank"]);
  expect(vice(after, "host", "nerd")).toBe(1);
  expect(clout(after)).toEqual([4, 5]);
});

test("one debtor is enough", () => {
  const counting = settle(activate(start(["nerd", "helper"]), "host", "lunch-money-loan"));
  const after = settle(arrange(counting, "host", "ruler", "memo", "handout"));
  expect(vice(after, "host", "nerd") + vice(after, "host", "helper")).toBe(1);
});

test("no one to owe it, no loan", () => {
  expect(canUse(start(["nerd"]), "host", "lunch-money-loan")).toBe(true);
  expect(canUse(start([]), "host", "lunch-money-loan")).toBe(false);
});
