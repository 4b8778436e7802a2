import { sampleCards } from "@tcg/lorcana-engine/sample";
import { expect, test } from "vitest";
import { widthOf } from "../print/type/fit.ts";
import { gistOf } from "./gist.ts";

const gist = (id: string): readonly string[] => {
  const card = sampleCards.find((one) => one.id === id);
  return card === undefined ? [] : gistOf(card);
};

test.each([
  ["nettle", ["ward"]],
  ["storm-lantern", ["heal 1", "bodyguard"]],
  ["the-toll-gull", ["1 dmg", "to hand", "evasive"]],
  ["wharf-cat", ["hits ready"]],
  ["victory-lap", ["+1 lore", "draw 1"]],
  ["broadside", ["2 dmg"]],
])("the gist of %s is read from its abilities", (id, chips) => {
  expect(gist(id)).toEqual(chips);
});

test("every sample card that does something has one to three chips, none longer than a card", () => {
  for (const card of sampleCards) {
    const chips = gistOf(card);
    const does = card.type === "action" || (card.abilities ?? []).length > 0;
    expect([card.id, chips.length > 0]).toEqual([card.id, does]);
    expect(chips.length).toBeLessThanOrEqual(3);
    expect(new Set(chips).size).toBe(chips.length);
    for (const chip of chips) {
      expect(chip).not.toMatch(/undefined|NaN|object| -/);
      expect([card.id, chip, widthOf(chip) * 10.5 < 98]).toEqual([card.id, chip, true]);
    }
  }
});
