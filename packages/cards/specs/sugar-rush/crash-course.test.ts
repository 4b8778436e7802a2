import { expect, test } from "vitest";
import { cardsIn, endTurn, life, table, worn } from "../table.ts";

test("each breakdown of yours is 700 damage and a card", () => {
  const start = table({
    phase: "main2",
    host: {
      board: [worn("nerd", 3), worn("bully", 2)],
      setZone: ["crash-course"],
      deck: ["memo", "blank"],
    },
    away: { board: [worn("prefect", 3)] },
  });
  const after = endTurn(start, "host");
  expect(life(after)).toEqual([8000, 7300]);
  expect(cardsIn(after, "host", "hand")).toEqual(["memo"]);
  expect(cardsIn(after, "host", "board")).toEqual(["bully"]);
  expect(cardsIn(after, "away", "board")).toEqual([]);
});
