import { card, faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  accept,
  activate,
  asked,
  clout,
  decline,
  endTurn,
  flip,
  settle,
  stats,
  summon,
  table,
  vice,
} from "../table.ts";

const start = () =>
  table({ host: { hand: ["fizz-bomber", "nerd"], setZone: ["free-refills"], board: ["bully"] } });

test("whoever of the clique you summon may drink, for good", () => {
  const after = settle(accept(summon(start(), "host", "fizz-bomber"), "host"));
  expect(stats(after, "host", "fizz-bomber")).toEqual([2400, 1600]);
  expect(vice(after, "host", "fizz-bomber")).toBe(1);
  expect(stats(after, "host", "bully")).toEqual([1800, 1200]);
  const later = endTurn(endTurn(after, "host"), "away");
  expect(stats(later, "host", "fizz-bomber")).toEqual([2400, 1600]);
});

test("what is drunk is drunk, though the refills are gone", () => {
  const at = table({
    host: { hand: ["fizz-bomber", "eraser"], setZone: ["free-refills"] },
  });
  const drunk = settle(accept(summon(at, "host", "fizz-bomber"), "host"));
  const gone = settle(
    activate(drunk, "host", "eraser", card(drunk, "host", "setZone", "free-refills")),
  );
  expect(stats(gone, "host", "fizz-bomber")).toEqual([2400, 1600]);
});

test("opens for nothing, and refills for everyone of a turn", () => {
  const at = table({
    host: {
      hand: ["free-refills", "fizz-bomber"],
      board: [faceDown("jawbreaker-jock", { position: "defense" })],
    },
  });
  const open = settle(activate(at, "host", "free-refills"));
  expect(clout(open)).toEqual([5, 5]);
  const first = settle(accept(flip(open, "host", "jawbreaker-jock"), "host"));
  const second = settle(accept(summon(first, "host", "fizz-bomber"), "host"));
  expect(vice(second, "host", "jawbreaker-jock")).toBe(1);
  expect(vice(second, "host", "fizz-bomber")).toBe(1);
});

test("or not", () => {
  const after = settle(decline(summon(start(), "host", "fizz-bomber"), "host"));
  expect(stats(after, "host", "fizz-bomber")).toEqual([1900, 1600]);
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
