import { expect, test } from "vitest";
import {
  accept,
  activate,
  advance,
  asked,
  body,
  cardsIn,
  clout,
  decline,
  endTurn,
  hands,
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

test("a picture of their turn is forgotten in yours", () => {
  const start = table({
    turn: "away",
    host: { board: ["yearbook-editor"], setZone: ["gossip-column"] },
    away: { hand: ["memo"], board: ["bully"] },
  });
  const after = settle(activate(start, "away", "memo"));
  expect(stats(after, "away", "bully")).toEqual([1500, 900]);
  expect(stats(endTurn(after, "away"), "away", "bully")).toEqual([1800, 1200]);
});

test("two editors take two pictures", () => {
  const start = table({
    host: { hand: ["chain-letter"], board: ["yearbook-editor", "yearbook-editor"] },
    away: { board: ["bully"] },
  });
  const after = settle(activate(start, "host", "chain-letter"));
  expect(stats(after, "away", "bully")).toEqual([1200, 600]);
});

test("every breakdown may have its page, and nobody who goes another way", () => {
  const start = table({
    phase: "main2",
    host: { hand: ["eraser"], board: ["yearbook-editor"] },
    away: { board: [worn("bully", 3), worn("nerd", 3), "prefect"] },
  });
  const gone = settle(activate(start, "host", "eraser", on(start, "away", "prefect")));
  expect(asked(gone)).toEqual([]);
  const first = settle(accept(advance(gone, "host"), "host"));
  const second = settle(accept(first, "host"));
  expect(hands(second)).toEqual([["blank", "blank"], []]);
});

test("is what it is, whatever it does", () => {
  expect(body("yearbook-editor")).toBe("level 6, 1800/1700");
});
