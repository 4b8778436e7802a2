import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { activate, clout, flip, life, settle, stats, summon, table } from "../table.ts";

const start = () =>
  table({
    host: {
      hand: ["fizz-bomber", "nerd"],
      board: ["candy-courier", "bully"],
      field: ["birthday-party-table"],
    },
    away: { board: ["candy-courier"] },
  });

test("the clique is 300 stronger on your side", () => {
  expect(stats(start(), "host", "candy-courier")).toEqual([2100, 800]);
  expect(stats(start(), "host", "bully")).toEqual([1800, 1200]);
  expect(stats(start(), "away", "candy-courier")).toEqual([1800, 800]);
});

test("every guest of the clique pops, and no other", () => {
  expect(life(settle(summon(start(), "host", "fizz-bomber")))).toEqual([8000, 7700]);
  expect(life(settle(summon(start(), "host", "nerd")))).toEqual([8000, 8000]);
  const theirs = table({
    turn: "away",
    host: { field: ["birthday-party-table"] },
    away: { hand: ["fizz-bomber"] },
  });
  expect(life(settle(summon(theirs, "away", "fizz-bomber")))).toEqual([8000, 8000]);
});

test("laid for 1, and each guest of a turn pops", () => {
  const at = table({
    host: {
      hand: ["birthday-party-table", "fizz-bomber"],
      board: [faceDown("jawbreaker-jock", { position: "defense" })],
    },
  });
  const laid = settle(activate(at, "host", "birthday-party-table"));
  expect(clout(laid)).toEqual([4, 5]);
  const one = settle(flip(laid, "host", "jawbreaker-jock"));
  expect(life(settle(summon(one, "host", "fizz-bomber")))).toEqual([8000, 7400]);
});
