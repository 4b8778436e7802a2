import type { BattlePreview } from "@ltcg/engine";
import type { CardId } from "@tcg/core";
import { expect, test } from "vitest";
import { comesTo } from "./comes-to.ts";

const [c1, c2] = ["c1", "c2"] as unknown as [CardId, CardId];
const zone = (...cards: readonly string[]) => ({
  board: { cards: cards.map((card) => ({ card, def: card })) },
});
const table = {
  view: {
    viewer: "host",
    seating: ["host", "away"],
    zones: { host: zone(c1), away: zone(c2) },
  },
  faces: { c1: { name: "Double-Scoop Dasher" }, c2: { name: "Fizz Bomber" } },
  say: {
    isViewer: (seat: string) => seat === "host",
    who: (seat: string) => (seat === "host" ? "you" : "the opponent"),
  },
} as unknown as Parameters<typeof comesTo>[0];

const outcome = (destroyed: readonly string[], hurt: string | null): BattlePreview =>
  ({
    outcome: { destroyed, damage: hurt === null ? [] : [{ seat: hurt, amount: 500 }] },
  }) as unknown as BattlePreview;

test("beside a card it is said in few words whose card leaves", () => {
  expect(comesTo(table, outcome(["c1"], "host"), c2)).toBe("yours leaves, you lose 500");
  expect(comesTo(table, outcome(["c2"], "away"), c2)).toBe("it leaves, the opponent loses 500");
  expect(comesTo(table, outcome(["c1", "c2"], null), c2)).toBe("both leave");
  expect(comesTo(table, outcome(["c2"], null), c1)).toBe("theirs leaves");
});

test("elsewhere by name", () => {
  expect(comesTo(table, outcome(["c1", "c2"], null))).toBe(
    "Double-Scoop Dasher leaves, Fizz Bomber leaves",
  );
});
