import { expect, test } from "vitest";
import { activate, canUse, cardsIn, clout, settle, stats, table } from "../table.ts";

const start = (graveyard: readonly string[]) =>
  table({
    host: {
      board: ["bin-ranger", "nerd"],
      hand: ["composting-elective", "composting-elective"],
      graveyard,
      deck: ["memo", "nerd", "bully", "blank"],
    },
    away: { board: ["bin-ranger"], graveyard: ["memo", "memo", "memo", "memo", "memo", "memo"] },
  });

test("begins with three cards of your deck, and six make the club 400 stronger", () => {
  const after = settle(activate(start(["memo", "memo", "memo"]), "host", "composting-elective"));
  expect(cardsIn(after, "host", "graveyard").slice(3)).toEqual(["memo", "nerd", "bully"]);
  expect(cardsIn(after, "away", "graveyard")).toHaveLength(6);
  expect(stats(after, "host", "bin-ranger")).toEqual([1800, 1100]);
  expect(stats(after, "host", "nerd")).toEqual([500, 1500]);
  expect(stats(after, "away", "bin-ranger")).toEqual([1400, 1100]);
  expect(clout(after)).toEqual([4, 5]);
  expect(canUse(after, "host", "composting-elective")).toBe(true);
});

test("seven are no worse than six", () => {
  const deep = settle(activate(start(Array(4).fill("memo")), "host", "composting-elective"));
  expect(stats(deep, "host", "bin-ranger")).toEqual([1800, 1100]);
});

test("five are not deep enough", () => {
  const after = settle(activate(start(["memo", "memo"]), "host", "composting-elective"));
  expect(stats(after, "host", "bin-ranger")).toEqual([1400, 1100]);
});
