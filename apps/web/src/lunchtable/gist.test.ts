import { cards } from "@ltcg/cards";
import { expect, test } from "vitest";
import { fitChips } from "../print/card/gist.ts";
import { widthOf } from "../print/type/fit.ts";
import { gistOf } from "./gist.ts";
import type { Face } from "./use-lunch-table.ts";

const faces = cards as unknown as Readonly<Record<string, Face>>;
const gist = (id: string): readonly string[] => gistOf(faces[id] as Face, faces);

test.each([
  ["candy-for-breakfast", ["draw 2"]],
  ["crash-course", ["700 dmg", "draw 1"]],
  ["sugar-high", ["+900 atk", "+1 vice"]],
  ["light-up-sneakers", ["+700 atk", "pierce", "+1 vice"]],
  ["total-denial", ["negate"]],
  ["slippery-peel", ["stop", "mill 3"]],
  ["reheated", ["revive"]],
  ["bin-ranger", ["search"]],
  ["jawbreaker-jock", ["pierce", "300+ atk"]],
  ["compost-heap", ["+1 Greg"]],
  ["shaken-soda-can", ["same dmg"]],
  ["chug-chug-chug", ["2x atk", "+2 vice"]],
])("the gist of %s is read from its effects", (id, chips) => {
  expect(gist(id)).toEqual(chips);
});

test("what harms is said first: damage before what the card does for its own side", () => {
  expect(gist("birthday-party-table")).toEqual(["300 dmg", "+300 atk"]);
});

test("every card that does something has one to three chips, all different, none longer than a card", () => {
  for (const card of Object.values(faces)) {
    const chips = gistOf(card, faces);
    const does = (card.effects ?? []).length > 0;
    expect([card.id, chips.length > 0]).toEqual([card.id, does]);
    expect(chips.length).toBeLessThanOrEqual(3);
    expect(new Set(chips).size).toBe(chips.length);
    for (const chip of chips) {
      expect(chip).not.toMatch(/undefined|NaN|-/);
      expect([card.id, chip, widthOf(chip) * 10.5 < 98]).toEqual([card.id, chip, true]);
    }
  }
});

test("chips that do not fit in a line give way to shorter ones", () => {
  expect(fitChips(["they discard 1", "they mill 10", "stop"])).toEqual(["they discard 1", "stop"]);
  expect(fitChips(["a chip that is far too long for any card in hand"])).toHaveLength(1);
});

test("a card that somebody brings is read the same way", () => {
  const brought: Face = {
    id: "mine",
    name: "Mine",
    type: "spell",
    spellType: "normal",
    rarity: "common",
    effects: [
      {
        id: "it",
        type: "ignition",
        targets: [{ zone: "graveyard", side: "any", count: 1 }],
        actions: [
          { kind: "special_summon", from: "target" },
          { kind: "discard", count: 2 },
          { kind: "damage", amount: 300, who: "self" },
          { kind: "reveal_hand" },
        ],
      },
    ],
  };
  expect(gistOf(brought, {})).toEqual(["they discard 2", "see hand", "revive"]);
});
