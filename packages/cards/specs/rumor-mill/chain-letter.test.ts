import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { activate, advance, canUse, clout, hands, settle, table, vice, worn } from "../table.ts";

test("a counter on each of theirs, seen or not, and a card for you", () => {
  const start = table({
    host: { hand: ["chain-letter", "chain-letter"], board: ["prefect"], deck: ["memo", "blank"] },
    away: { board: [worn("bully", 1), faceDown("nerd", { position: "defense" })] },
  });
  const after = settle(activate(start, "host", "chain-letter"));
  expect([vice(after, "away", "bully"), vice(after, "away", "nerd")]).toEqual([2, 1]);
  expect(vice(after, "host", "prefect")).toBe(0);
  expect(hands(after)).toEqual([["chain-letter", "memo"], []]);
  expect(clout(after)).toEqual([3, 5]);
  expect(canUse(after, "host", "chain-letter")).toBe(true);
  expect(canUse(advance(after, "host"), "host", "chain-letter")).toBe(false);
});

test("the stamp costs 2", () => {
  const start = table({ host: { hand: ["chain-letter"], has: { clout: 1 } } });
  expect(canUse(start, "host", "chain-letter")).toBe(false);
});
