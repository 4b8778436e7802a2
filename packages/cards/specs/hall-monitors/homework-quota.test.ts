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
])("with $held cards and $has clout they draw nothing and take 300", ({ held, has }) => {
  const theirs = endTurn(start(held, has), "host");
  expect(life(theirs)).toEqual([8000, 7700]);
  expect(handOf(advance(theirs, "away"))).toBe(held);
  const over = endTurn(theirs, "away");
  expect(life(over)).toEqual([8000, 7700]);
  expect(lasted(over)).toEqual(["turn"]);
});

test("in the draw phase, before which nobody asks", () => {
  const theirs = endTurn(table({ host: { setZone: ["homework-quota"] } }), "host");
  theirs.then({ type: "PHASE_CHANGED", phase: "draw" }, { type: "DAMAGE_DEALT", amount: 300 });
});

test("below both they draw as ever", () => {
  const theirs = endTurn(start(4, 4), "host");
  expect(life(theirs)).toEqual([8000, 8000]);
  expect(handOf(advance(theirs, "away"))).toBe(5);
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
  expect(life(mine)).toEqual([8000, 7800]);
  const drawn = advance(mine, "host");
  expect(cardsIn(drawn, "host", "hand")).toHaveLength(7);
  const theirs = endTurn(drawn, "host");
  expect(handOf(theirs)).toBe(4);
  expect(handOf(advance(theirs, "away"))).toBe(5);
});

test("two quotas, twice the damage", () => {
  const start = table({ host: { setZone: ["homework-quota", "homework-quota"] } });
  expect(life(endTurn(start, "host"))).toEqual([8000, 7400]);
});
