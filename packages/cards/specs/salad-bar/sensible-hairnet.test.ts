import { expect, test } from "vitest";
import {
  activate,
  advance,
  cardsIn,
  clout,
  endTurn,
  life,
  on,
  settle,
  stats,
  table,
  vice,
  worn,
} from "../table.ts";

const fitted = () => {
  const start = table({
    host: { hand: ["sensible-hairnet"], board: [worn("bully", 2), worn("nerd", 2)] },
    away: { hand: ["eraser"] },
  });
  return settle(activate(start, "host", "sensible-hairnet", on(start, "host", "bully")));
};

test("500 defense for whoever wears it", () => {
  expect(stats(fitted(), "host", "bully")).toEqual([1800, 1700]);
  expect(stats(fitted(), "host", "nerd")).toEqual([500, 1500]);
  expect(clout(fitted())).toEqual([4, 5]);
});

test("no effect destroys the wearer", () => {
  const at = advance(advance(endTurn(fitted(), "host"), "away"), "away");
  const rubbed = (def: string) => settle(activate(at, "away", "eraser", on(at, "host", def)));
  expect(cardsIn(rubbed("bully"), "host", "board")).toEqual(["bully", "nerd"]);
  expect(cardsIn(rubbed("bully"), "away", "graveyard")).toEqual(["eraser"]);
  expect(cardsIn(rubbed("nerd"), "host", "board")).toEqual(["bully"]);
});

test("a counter off the wearer and 200 life at each of your standbys", () => {
  const theirs = advance(advance(endTurn(fitted(), "host"), "away"), "away");
  expect(vice(theirs, "host", "bully")).toBe(2);
  const draw = endTurn(theirs, "away");
  expect(vice(draw, "host", "bully")).toBe(2);
  expect(life(draw)).toEqual([8000, 8000]);
  const mine = advance(draw, "host");
  expect(vice(mine, "host", "bully")).toBe(1);
  expect(vice(mine, "host", "nerd")).toBe(2);
  expect(life(mine)).toEqual([8200, 8000]);
});

test("two of them wash twice", () => {
  const start = table({
    host: { hand: ["sensible-hairnet", "sensible-hairnet"], board: [worn("bully", 2)] },
  });
  const one = settle(activate(start, "host", "sensible-hairnet", on(start, "host", "bully")));
  const two = settle(activate(one, "host", "sensible-hairnet", on(one, "host", "bully")));
  const mine = advance(endTurn(endTurn(two, "host"), "away"), "host");
  expect(vice(mine, "host", "bully")).toBe(0);
  expect(life(mine)).toEqual([8400, 8000]);
});
