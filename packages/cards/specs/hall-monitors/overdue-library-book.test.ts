import { expect, test } from "vitest";
import {
  activate,
  advance,
  canUse,
  cardsIn,
  clout,
  endTurn,
  lasted,
  life,
  settle,
  table,
} from "../table.ts";

const start = () => table({ host: { hand: ["overdue-library-book", "overdue-library-book"] } });

test("100 damage for each turn so far", () => {
  const third = settle(activate(start(), "host", "overdue-library-book"));
  expect(life(third)).toEqual([8000, 7700]);
  expect(clout(third)).toEqual([3, 5]);
  expect(canUse(third, "host", "overdue-library-book")).toBe(true);
  expect(canUse(advance(start(), "host"), "host", "overdue-library-book")).toBe(false);
  const theirs = endTurn(start(), "host");
  const mine = advance(advance(endTurn(theirs, "away"), "host"), "host");
  expect(life(settle(activate(mine, "host", "overdue-library-book")))).toEqual([8000, 7500]);
});

test("they do not draw for their next turn; you do, and they do for the one after", () => {
  const fined = settle(activate(start(), "host", "overdue-library-book"));
  const theirs = advance(endTurn(fined, "host"), "away");
  expect(cardsIn(theirs, "away", "hand")).toEqual([]);
  const over = endTurn(theirs, "away");
  expect(lasted(over)).toEqual(["until_next_turn"]);
  const mine = advance(over, "host");
  expect(cardsIn(mine, "host", "hand")).toEqual(["overdue-library-book", "blank"]);
  expect(cardsIn(advance(endTurn(mine, "host"), "away"), "away", "hand")).toHaveLength(1);
});
