import { expect, test } from "vitest";
import { accept, asked, decline, endTurn, settle, stats, summon, table, vice } from "../table.ts";

const start = () =>
  table({ host: { hand: ["fizz-bomber", "nerd"], setZone: ["free-refills"], board: ["bully"] } });

test("whoever of the clique you summon may drink, for good", () => {
  const after = settle(accept(summon(start(), "host", "fizz-bomber"), "host"));
  expect(stats(after, "host", "fizz-bomber")).toEqual([2400, 1000]);
  expect(vice(after, "host", "fizz-bomber")).toBe(1);
  expect(stats(after, "host", "bully")).toEqual([1800, 1200]);
  expect(stats(endTurn(after, "host"), "host", "fizz-bomber")).toEqual([2400, 1000]);
});

test("or not", () => {
  const after = settle(decline(summon(start(), "host", "fizz-bomber"), "host"));
  expect(stats(after, "host", "fizz-bomber")).toEqual([1900, 1000]);
  expect(vice(after, "host", "fizz-bomber")).toBe(0);
});

test("nobody else is asked", () => {
  expect(asked(settle(summon(start(), "host", "nerd")))).toEqual([]);
  const theirs = table({
    turn: "away",
    host: { setZone: ["free-refills"] },
    away: { hand: ["fizz-bomber"] },
  });
  expect(asked(settle(summon(theirs, "away", "fizz-bomber")))).toEqual([]);
});
