import type { View } from "@tcg/lorcana-engine";
import { expect, test } from "vitest";
import { bagMarks } from "./bag-marks.ts";

const waiting = (entry: number, self: string, def: string, name: string) => ({
  entry,
  self,
  source: { card: self, def },
  name,
});

const viewWith = (...bag: readonly object[]) => ({ game: { shared: { bag } } }) as View;

test("two copies with the same ability are told apart by letters, on the slips and on the cards", () => {
  const { entries, cards } = bagMarks(
    viewWith(
      waiting(1, "c4", "tilly", "First Flame"),
      waiting(2, "c9", "odo", "Warm Bread"),
      waiting(3, "c7", "tilly", "First Flame"),
    ),
  );
  expect([...entries]).toEqual([
    [1, "A"],
    [3, "B"],
  ]);
  expect([...cards]).toEqual([
    ["c4", "A"],
    ["c7", "B"],
  ]);
});

test("what one card has waiting twice is both of its letters", () => {
  const twice = viewWith(waiting(1, "c4", "tilly", ""), waiting(2, "c4", "tilly", ""));
  expect([...bagMarks(twice).cards]).toEqual([["c4", "AB"]]);
});

test("names that differ need no letters", () => {
  const { entries } = bagMarks(
    viewWith(waiting(1, "c4", "tilly", "First Flame"), waiting(2, "c4", "tilly", "Last Flame")),
  );
  expect(entries.size).toBe(0);
});
