import { expect, test } from "vitest";
import { activate, clout, settle, table, vice } from "../table.ts";

test("as it comes, one of theirs gets a counter", () => {
  const start = table({
    host: { hand: ["gossip-column", "gossip-column"], board: ["nerd"] },
    away: { board: ["bully"] },
  });
  const after = settle(activate(start, "host", "gossip-column"));
  expect(vice(after, "away", "bully")).toBe(1);
  expect(vice(after, "host", "nerd")).toBe(0);
  expect(clout(after)).toEqual([3, 5]);
  const next = settle(activate(after, "host", "gossip-column"));
  expect(vice(next, "away", "bully")).toBe(2);
});

test("the first spell of theirs in a turn puts a counter on one of theirs", () => {
  const start = table({
    turn: "away",
    host: { setZone: ["gossip-column"], board: ["nerd"] },
    away: { hand: ["memo", "memo"], board: ["bully"] },
  });
  const first = settle(activate(start, "away", "memo"));
  expect(vice(first, "away", "bully")).toBe(1);
  expect(vice(first, "host", "nerd")).toBe(0);
  const second = settle(activate(first, "away", "memo"));
  expect(vice(second, "away", "bully")).toBe(1);
  const alone = table({
    turn: "away",
    host: { setZone: ["gossip-column"], board: ["nerd"] },
    away: { hand: ["memo"] },
  });
  expect(vice(settle(activate(alone, "away", "memo")), "host", "nerd")).toBe(0);
});

test("your own spells are not news, and one counter is all there is", () => {
  const own = table({
    host: { hand: ["memo"], setZone: ["gossip-column"] },
    away: { board: ["bully"] },
  });
  expect(vice(settle(activate(own, "host", "memo")), "away", "bully")).toBe(0);
  const two = table({
    turn: "away",
    host: { setZone: ["gossip-column"] },
    away: { hand: ["memo"], board: ["bully", "nerd"] },
  });
  const after = settle(activate(two, "away", "memo"));
  expect(vice(after, "away", "bully") + vice(after, "away", "nerd")).toBe(1);
  const laid = settle(
    activate(
      table({ host: { hand: ["gossip-column"] }, away: { board: ["bully", "nerd"] } }),
      "host",
      "gossip-column",
    ),
  );
  expect(vice(laid, "away", "bully") + vice(laid, "away", "nerd")).toBe(1);
});

test("two columns are two counters, also for a spell that stays", () => {
  const start = table({
    turn: "away",
    host: { setZone: ["gossip-column", "gossip-column"] },
    away: { hand: ["poster"], board: ["bully"] },
  });
  expect(vice(settle(activate(start, "away", "poster")), "away", "bully")).toBe(2);
});
