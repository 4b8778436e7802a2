import { expect, test } from "vitest";
import {
  activate,
  canUse,
  choices,
  choose,
  clout,
  hands,
  on,
  settle,
  table,
  vice,
} from "../table.ts";

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
  expect(hands(after)).toEqual([["memo"], ["memo", "memo"]]);
  expect(canUse(after, "host", "iou-jar")).toBe(false);
});

test("nobody to sign, nothing to draw; and it is for your main phase", () => {
  expect(canUse(start([]), "host", "iou-jar")).toBe(false);
  expect(canUse(start(["nerd"], [], "combat"), "host", "iou-jar")).toBe(false);
});

test("with six cards in hand, or more, nobody lends you more", () => {
  const five = ["memo", "memo", "memo", "memo", "memo"];
  expect(canUse(start(["nerd"], five), "host", "iou-jar")).toBe(true);
  expect(canUse(start(["nerd"], [...five, "memo"]), "host", "iou-jar")).toBe(false);
  expect(canUse(start(["nerd"], [...five, "memo", "memo"]), "host", "iou-jar")).toBe(false);
});

test("a jar is free", () => {
  const at = table({ host: { hand: ["iou-jar"] } });
  expect(clout(settle(activate(at, "host", "iou-jar")))).toEqual([5, 5]);
});
