import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  aims,
  body,
  canUse,
  flip,
  on,
  settle,
  summon,
  table,
  vice,
  worn,
} from "../table.ts";

test("comes with a bad banana of its own", () => {
  const start = table({
    host: { hand: ["snack-swapper"], board: ["nerd"] },
    away: { board: ["bully"] },
  });
  const after = settle(summon(start, "host", "snack-swapper"));
  expect(vice(after, "host", "snack-swapper")).toBe(1);
  expect([vice(after, "host", "nerd"), vice(after, "away", "bully")]).toEqual([0, 0]);
});

test("swaps one of its counters onto one of theirs that can be seen, once a turn", () => {
  const start = table({
    host: { board: [worn("snack-swapper", 2), worn("nerd", 1)] },
    away: { board: ["bully", faceDown("nerd", { position: "defense" })] },
  });
  expect(aims(start, "host", "snack-swapper")).toEqual(["away bully"]);
  const after = settle(activate(start, "host", "snack-swapper", on(start, "away", "bully")));
  expect(vice(after, "host", "snack-swapper")).toBe(1);
  expect(vice(after, "away", "bully")).toBe(1);
  expect([vice(after, "host", "nerd"), vice(after, "away", "nerd")]).toEqual([1, 0]);
  expect(canUse(after, "host", "snack-swapper")).toBe(false);
});

test("nobody swaps in the middle of a fight", () => {
  const combat = table({
    phase: "combat",
    host: { board: [worn("snack-swapper", 1)] },
    away: { board: ["bully"] },
  });
  expect(canUse(combat, "host", "snack-swapper")).toBe(false);
});

test("a second one has a swap of its own", () => {
  const two = table({
    host: { board: ["snack-swapper", "snack-swapper"] },
    away: { board: ["bully"] },
  });
  const once = settle(activate(two, "host", "snack-swapper", on(two, "away", "bully")));
  expect(canUse(once, "host", "snack-swapper")).toBe(true);
});

test("without a counter there is nothing to hand over", () => {
  const start = table({ host: { board: ["snack-swapper"] }, away: { board: [worn("bully", 1)] } });
  const after = settle(activate(start, "host", "snack-swapper", on(start, "away", "bully")));
  expect([vice(after, "host", "snack-swapper"), vice(after, "away", "bully")]).toEqual([0, 1]);
});

test("each that comes in a turn has a banana", () => {
  const hidden = faceDown("snack-swapper", { position: "defense" });
  const start = table({ host: { hand: ["snack-swapper"], board: [hidden] } });
  const first = settle(summon(start, "host", "snack-swapper"));
  expect(vice(first, "host", "snack-swapper")).toBe(0);
  const second = settle(flip(first, "host", "snack-swapper"));
  expect(vice(second, "host", "snack-swapper")).toBe(1);
});

test("is what it is, whatever it does", () => {
  expect(body("snack-swapper")).toBe("level 3, 1200/900");
});
