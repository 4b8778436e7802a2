import { expect, test } from "vitest";
import { activate, advance, cardsIn, clout, endTurn, life, settle, table } from "../table.ts";

const start = () => table({ host: { hand: ["overdue-library-book"] } });

test("100 damage for each turn so far", () => {
  const third = settle(activate(start(), "host", "overdue-library-book"));
  expect(life(third)).toEqual([8000, 7700]);
  expect(clout(third)).toEqual([3, 5]);
  const theirs = endTurn(start(), "host");
  const mine = advance(advance(endTurn(theirs, "away"), "host"), "host");
  expect(life(settle(activate(mine, "host", "overdue-library-book")))).toEqual([8000, 7500]);
});

test("they do not draw for their next turn; you do, and they do for the one after", () => {
  const fined = settle(activate(start(), "host", "overdue-library-book"));
  const theirs = advance(endTurn(fined, "host"), "away");
  expect(cardsIn(theirs, "away", "hand")).toEqual([]);
  const mine = advance(endTurn(theirs, "away"), "host");
  expect(cardsIn(mine, "host", "hand")).toHaveLength(1);
  expect(cardsIn(advance(endTurn(mine, "host"), "away"), "away", "hand")).toHaveLength(1);
});
