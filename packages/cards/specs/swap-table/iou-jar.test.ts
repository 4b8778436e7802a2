import { expect, test } from "vitest";
import { activate, canUse, cardsIn, choices, choose, on, settle, table, vice } from "../table.ts";

const start = (
  board: readonly string[],
  hand: readonly string[] = [],
  phase: "main" | "combat" = "main",
) =>
  table({
    phase,
    host: { hand, setZone: ["iou-jar", "iou-jar"], board, deck: ["memo", "handout", "blank"] },
    away: { board: ["prefect"], hand: ["memo", "memo"] },
  });

test("a counter on one of yours is a card, once a turn for all your jars", () => {
  const paying = activate(start(["nerd", "bully"]), "host", "iou-jar");
  expect(choices(paying, "host")).toEqual(["host bully", "host nerd"]);
  const after = settle(choose(paying, "host", on(paying, "host", "bully")));
  expect([vice(after, "host", "bully"), vice(after, "host", "nerd")]).toEqual([1, 0]);
  expect(cardsIn(after, "host", "hand")).toEqual(["memo"]);
  expect(canUse(after, "host", "iou-jar")).toBe(false);
});

test("nobody to sign, nothing to draw; and it is for your main phase", () => {
  expect(canUse(start([]), "host", "iou-jar")).toBe(false);
  expect(canUse(start(["nerd"], [], "combat"), "host", "iou-jar")).toBe(false);
});

test("with six cards in hand nobody lends you more", () => {
  const five = ["memo", "memo", "memo", "memo", "memo"];
  expect(canUse(start(["nerd"], five), "host", "iou-jar")).toBe(true);
  expect(canUse(start(["nerd"], [...five, "memo"]), "host", "iou-jar")).toBe(false);
});
