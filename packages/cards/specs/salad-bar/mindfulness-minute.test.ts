import { card, faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  canUse,
  clout,
  endTurn,
  flip,
  life,
  settle,
  stats,
  summon,
  table,
  vice,
  worn,
} from "../table.ts";

const start = (counters: number) =>
  table({
    host: {
      hand: ["greenhouse-effect"],
      board: [worn("bully", counters), "sprout-intern", "ranch-smuggler"],
      field: ["mindfulness-minute"],
    },
    away: { board: [worn("sprout-intern", 2)] },
  });

const calm = () => settle(activate(start(2), "host", "mindfulness-minute"));

test("a counter of yours becomes 300 attack for your side of the clique and 300 life", () => {
  const after = calm();
  expect(vice(after, "host", "bully")).toBe(1);
  expect(vice(after, "away", "sprout-intern")).toBe(2);
  expect(stats(after, "host", "sprout-intern")).toEqual([1100, 1800]);
  expect(stats(after, "host", "ranch-smuggler")).toEqual([1900, 1200]);
  expect(stats(after, "host", "bully")).toEqual([1800, 1200]);
  expect(stats(after, "away", "sprout-intern")).toEqual([800, 1800]);
  expect(life(after)).toEqual([8300, 8000]);
});

test("a minute costs nothing", () => {
  const start = table({ host: { hand: ["mindfulness-minute"] } });
  expect(clout(settle(activate(start, "host", "mindfulness-minute")))).toEqual([5, 5]);
});

test("once a turn, and not without a counter of yours", () => {
  expect(canUse(start(2), "host", "mindfulness-minute")).toBe(true);
  expect(canUse(calm(), "host", "mindfulness-minute")).toBe(false);
  expect(canUse(start(0), "host", "mindfulness-minute")).toBe(false);
});

test("it lasts while the class does", () => {
  const next = endTurn(endTurn(calm(), "host"), "away");
  expect(stats(next, "host", "sprout-intern")).toEqual([1100, 1800]);
  const over = settle(activate(calm(), "host", "greenhouse-effect"));
  expect(stats(over, "host", "sprout-intern")).toEqual([800, 2200]);
});

test("500 life when one of yours is turned over, none for theirs", () => {
  const board = [faceDown("nerd", { position: "defense" })];
  const turned = (seat: "host" | "away") => {
    const at = table({
      turn: seat,
      host: { field: ["mindfulness-minute"], ...(seat === "host" && { board }) },
      away: seat === "away" ? { board } : {},
    });
    return life(settle(flip(at, seat, "nerd")));
  };
  expect(turned("host")).toEqual([8500, 8000]);
  expect(turned("away")).toEqual([8000, 8000]);
});

test("500 for each, and none for one that comes face-up", () => {
  const hidden = ["nerd", "bully"].map((def) => faceDown(def, { position: "defense" }));
  const at = table({ host: { hand: ["nerd"], board: hidden, field: ["mindfulness-minute"] } });
  const two = settle(flip(settle(flip(at, "host", "nerd")), "host", "bully"));
  expect(life(two)).toEqual([9000, 8000]);
  expect(life(settle(summon(two, "host", "nerd")))).toEqual([9000, 8000]);
});

test("a second class in the same turn is another minute", () => {
  const at = table({
    host: {
      hand: ["mindfulness-minute"],
      board: [worn("bully", 2)],
      field: ["mindfulness-minute"],
    },
  });
  const minute = card(at, "host", "field", "mindfulness-minute");
  const one = settle(at.when("host", { type: "ACTIVATE_EFFECT", card: minute, effect: 0 }));
  const again = settle(activate(one, "host", "mindfulness-minute"));
  expect(canUse(again, "host", "mindfulness-minute")).toBe(true);
});
