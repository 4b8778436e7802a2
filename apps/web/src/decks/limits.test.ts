import { lunchTable } from "@ltcg/cards";
import { lorcana } from "@tcg/lorcana-engine/sample";
import { expect, test } from "vitest";
import { faultsOf } from "./faults.ts";
import { deckSize, mostCopies } from "./limits.ts";

test("LunchTable: 40 to 60 cards, three of each, and no tokens", () => {
  expect(deckSize(lunchTable, "candy-courier")).toEqual({ least: 40, most: 60 });
  expect(mostCopies(lunchTable, "candy-courier")).toBe(3);
  expect(mostCopies(lunchTable, "greg")).toBe(0);
});

test("Lorcana: 60 cards and more, four of each", () => {
  expect(deckSize(lorcana, "tilly-apprentice")).toEqual({ least: 60, most: null });
  expect(mostCopies(lorcana, "tilly-apprentice")).toBe(4);
});

test("faults are told with the cards they are about, in both games", () => {
  expect(faultsOf(lunchTable, ["candy-courier", "nobody"])).toEqual([
    {
      code: "deck/too-small",
      sentence: expect.stringContaining("at least 40") as string,
      cards: [],
    },
    { code: "deck/unknown-card", sentence: 'There is no card "nobody".', cards: ["nobody"] },
  ]);
  const five = Array<string>(5).fill("tilly-apprentice");
  expect(faultsOf(lorcana, five).map(({ code, cards }) => [code, cards])).toEqual([
    ["too-few", []],
    ["too-many-copies", ["tilly-apprentice"]],
  ]);
});

test("every deck to sit down with is legal", () => {
  for (const game of [lunchTable, lorcana]) {
    for (const { cards } of Object.values(game.decks)) expect(faultsOf(game, cards)).toEqual([]);
  }
});
