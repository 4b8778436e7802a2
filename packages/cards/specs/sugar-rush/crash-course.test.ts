import { expect, test } from "vitest";
import { cardsIn, endTurn, life, table, worn } from "../table.ts";

const start = (mine: number, theirs: number) =>
  table({
    phase: "main2",
    host: {
      board: [worn("nerd", mine), worn("bully", 2)],
      setZone: ["crash-course"],
      deck: ["memo", "blank"],
    },
    away: { board: [worn("prefect", theirs)] },
  });

test("each breakdown of yours is 700 damage and a card", () => {
  const after = endTurn(start(3, 0), "host");
  expect(life(after)).toEqual([8000, 7300]);
  expect(cardsIn(after, "host", "hand")).toEqual(["memo"]);
  expect(cardsIn(after, "host", "board")).toEqual(["bully"]);
});

test("theirs teach you nothing", () => {
  const after = endTurn(start(2, 3), "host");
  expect(cardsIn(after, "away", "board")).toEqual([]);
  expect(life(after)).toEqual([8000, 8000]);
  expect(cardsIn(after, "host", "hand")).toEqual([]);
});
