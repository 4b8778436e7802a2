import { expect, test } from "vitest";
import {
  activate,
  advance,
  cardsIn,
  clout,
  endTurn,
  lasted,
  life,
  settle,
  type Table,
  table,
} from "../table.ts";

const blanks = (count: number) => Array.from({ length: count }, () => "blank");

const start = (count: number, has: number) =>
  table({
    host: { hand: blanks(6), setZone: ["homework-quota"] },
    away: { hand: ["memo", ...blanks(count - 1)], has: { clout: has } },
  });

const handOf = (at: Table) => cardsIn(at, "away", "hand").length;

test.each([
  { held: 5, has: 0 },
  { held: 1, has: 5 },
  { held: 6, has: 0 },
  { held: 1, has: 6 },
])("with $held cards and $has clout they draw nothing and take 500", ({ held, has }) => {
  const theirs = endTurn(start(held, has), "host");
  expect(life(theirs)).toEqual([8000, 7500]);
  expect(handOf(advance(theirs, "away"))).toBe(held);
  const over = endTurn(theirs, "away");
  expect(life(over)).toEqual([8000, 7500]);
  expect(lasted(over)).toEqual(["turn"]);
});

test("in the draw phase, before which nobody asks", () => {
  const theirs = endTurn(table({ host: { setZone: ["homework-quota"] } }), "host");
  theirs.then({ type: "PHASE_CHANGED", phase: "draw" }, { type: "DAMAGE_DEALT", amount: 500 });
});

test("below both they draw as ever, and it waits", () => {
  const theirs = endTurn(start(4, 4), "host");
  expect(life(theirs)).toEqual([8000, 8000]);
  expect(handOf(advance(theirs, "away"))).toBe(5);
  expect(cardsIn(theirs, "host", "setZone")).toEqual(["homework-quota"]);
});

test("it costs nothing to hang up", () => {
  const posted = settle(
    activate(table({ host: { hand: ["homework-quota"] } }), "host", "homework-quota"),
  );
  expect(clout(posted)).toEqual([5, 5]);
});

test("it is for the turn only, and for them only", () => {
  const main = advance(advance(endTurn(start(5, 0), "host"), "away"), "away");
  const mine = endTurn(settle(activate(main, "away", "memo")), "away");
  expect(life(mine)).toEqual([8000, 7600]);
  const drawn = advance(mine, "host");
  expect(cardsIn(drawn, "host", "hand")).toHaveLength(7);
  const theirs = endTurn(drawn, "host");
  expect(handOf(theirs)).toBe(4);
  expect(handOf(advance(theirs, "away"))).toBe(5);
});

test("once it has been handed in it is banished, and they draw again though nothing has changed", () => {
  const quiet = endTurn(start(5, 9), "host");
  expect(cardsIn(quiet, "host", "setZone")).toEqual([]);
  expect(cardsIn(quiet, "host", "banished")).toEqual(["homework-quota"]);
  const next = endTurn(endTurn(quiet, "away"), "host");
  expect(life(next)).toEqual([8000, 7500]);
  expect(handOf(advance(next, "away"))).toBe(6);
});

test("two quotas at once: twice the damage, one draw", () => {
  const two = table({
    host: { setZone: ["homework-quota", "homework-quota"] },
    away: { hand: blanks(5), deck: blanks(9) },
  });
  const theirs = endTurn(two, "host");
  expect(life(theirs)).toEqual([8000, 7000]);
  expect(handOf(advance(theirs, "away"))).toBe(5);
  const next = endTurn(endTurn(theirs, "away"), "host");
  expect(handOf(advance(next, "away"))).toBe(6);
});

/** Host hangs up what it holds, one each turn; away never plays a card. The turns away draws in. */
function drawsOf(copies: number, turns: number): boolean[] {
  let at = table({
    host: { hand: Array.from({ length: copies }, () => "homework-quota"), deck: blanks(20) },
    away: { hand: blanks(5), deck: blanks(20) },
  });
  const draws: boolean[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const hung = cardsIn(at, "host", "hand").includes("homework-quota")
      ? settle(activate(at, "host", "homework-quota"))
      : at;
    const theirs = endTurn(hung, "host");
    const deck = cardsIn(theirs, "away", "deck").length;
    const drawn = advance(theirs, "away");
    draws.push(cardsIn(drawn, "away", "deck").length < deck);
    at = advance(advance(endTurn(drawn, "away"), "host"), "host");
  }
  return draws;
}

test("all the copies of a deck, one after the other, cost them that many draws and no more", () => {
  expect(drawsOf(3, 5)).toEqual([false, false, false, true, true]);
});

test("a copy that is brought back costs them one draw more, and is banished again", () => {
  const again = table({
    host: { hand: ["homework-quota"], banished: ["homework-quota"] },
    away: { hand: blanks(5), deck: blanks(9) },
  });
  const theirs = endTurn(settle(activate(again, "host", "homework-quota")), "host");
  expect(handOf(advance(theirs, "away"))).toBe(5);
  expect(cardsIn(theirs, "host", "banished")).toHaveLength(2);
  const next = endTurn(endTurn(theirs, "away"), "host");
  expect(handOf(advance(next, "away"))).toBe(6);
});
