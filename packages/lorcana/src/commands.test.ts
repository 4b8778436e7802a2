import { expect, test } from "vitest";
import { tableGame } from "../fixtures/table.ts";

const game = tableGame([]);

test.each<[string, number, number]>([
  ["USE_ABILITY c1 #", 0, 9999],
  ["USE_ABILITY c1 0 times=#", 2, 20],
  ["CHOOSE_BAG_ENTRY #", 1, 1_000_000],
  ["CHOOSE_OPTION #", 0, 9999],
  ["CHOOSE_AMOUNT #", 0, 999],
])("%s: from %i to %i, and nothing else is understood", (line, least, most) => {
  const isRead = (value: number): boolean => game.parse(line.replace("#", String(value))).ok;
  expect([isRead(least), isRead(most)]).toEqual([true, true]);
  expect([isRead(least - 1), isRead(most + 1)]).toEqual([false, false]);
});
