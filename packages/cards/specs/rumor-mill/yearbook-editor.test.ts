import { expect, test } from "vitest";
import {
  accept,
  activate,
  advance,
  cardsIn,
  clout,
  decline,
  endTurn,
  on,
  settle,
  stats,
  table,
  vice,
  worn,
} from "../table.ts";

test("whoever of theirs gets a counter is 300 weaker until your next turn, once a turn", () => {
  const start = table({
    host: { hand: ["chain-letter"], board: ["yearbook-editor", "note-passer"] },
    away: { board: ["bully"] },
  });
  const first = settle(activate(start, "host", "chain-letter"));
  expect(stats(first, "away", "bully")).toEqual([1500, 900]);
  const second = settle(activate(first, "host", "note-passer", on(first, "away", "bully")));
  expect(vice(second, "away", "bully")).toBe(2);
  expect(stats(second, "away", "bully")).toEqual([1500, 900]);
  const theirs = endTurn(second, "host");
  expect(stats(theirs, "away", "bully")).toEqual([1500, 900]);
  expect(stats(endTurn(theirs, "away"), "away", "bully")).toEqual([1800, 1200]);
});

test("a counter on one of yours is no picture", () => {
  const start = table({
    host: { hand: ["sugar-high"], board: ["yearbook-editor"] },
    away: { board: ["bully"] },
  });
  const after = settle(activate(start, "host", "sugar-high", on(start, "host", "yearbook-editor")));
  expect(stats(after, "host", "yearbook-editor")).toEqual([2700, 1700]);
});

test("a breakdown of theirs may be a card, for 1 clout", () => {
  const start = table({
    phase: "main2",
    host: { board: ["yearbook-editor"], deck: ["memo", "blank"] },
    away: { board: [worn("bully", 3)] },
  });
  const broken = advance(start, "host");
  const printed = accept(broken, "host");
  expect(cardsIn(printed, "host", "hand")).toEqual(["memo"]);
  expect(clout(printed)).toEqual([4, 5]);
  expect(cardsIn(decline(broken, "host"), "host", "hand")).toEqual([]);
  const own = table({ phase: "main2", host: { board: ["yearbook-editor", worn("nerd", 3)] } });
  expect(advance(own, "host").state.prompts).toEqual([]);
});
