import { expect, test } from "vitest";
import { activate, aims, cardsIn, endTurn, on, settle, stats, table, vice } from "../table.ts";

const start = (hand: readonly string[]) =>
  table({
    host: {
      hand: ["chug-chug-chug", ...hand],
      board: ["candy-courier", "pinata-king", "bully"],
    },
    away: { board: ["fizz-bomber"] },
  });

test("doubles one of the clique that is no senior, for two counters and a card", () => {
  const at = start(["memo"]);
  expect(aims(at, "host", "chug-chug-chug")).toEqual(["host candy-courier"]);
  const courier = on(at, "host", "candy-courier");
  const after = settle(activate(at, "host", "chug-chug-chug", courier));
  expect(stats(after, "host", "candy-courier")).toEqual([3600, 800]);
  expect(vice(after, "host", "candy-courier")).toBe(2);
  expect(cardsIn(after, "host", "graveyard")).toEqual(["memo", "chug-chug-chug"]);
  expect(stats(endTurn(after, "host"), "host", "candy-courier")).toEqual([1800, 800]);
});

test("with no other card in hand it is not drunk", () => {
  expect(aims(start([]), "host", "chug-chug-chug")).toEqual([]);
});
