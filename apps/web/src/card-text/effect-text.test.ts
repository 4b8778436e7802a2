import { exampleTable } from "@ltcg/engine/examples";
import { describe, expect, it } from "vitest";
import { effectTexts } from "./effect-text.ts";

const textOf = (id: string): string => {
  const card = exampleTable[id];
  if (card === undefined) throw new Error(`no card ${id}`);
  return effectTexts(card, exampleTable).join(" ");
};

describe("a card's text", () => {
  it.each([
    ["extra-helping", "Draw 2 cards (once per turn for all copies)."],
    ["crumb-collector", "When summoned: make 2 Crumb tokens."],
    ["food-fight", "Pay 1000 life: destroy every card on either board."],
    [
      "wet-floor-sign",
      "When the opponent's stereotype attacks: stop the attack; turn that card to defense position.",
    ],
    [
      "class-clown",
      "When this card is destroyed by battle: the opponent takes 100 damage for each card in the opponent's hand.",
    ],
    ["shot-putter", "Pierce."],
    ["tray-carrier", ""],
  ])("%s", (id, text) => {
    expect(textOf(id)).toBe(text);
  });

  it("is whole sentences for every example card", () => {
    for (const card of Object.values(exampleTable)) {
      for (const text of effectTexts(card, exampleTable)) {
        expect(text).toMatch(/^[A-Z].*\.$/);
        expect(text).not.toMatch(/undefined|null|\[object|: :|_/);
      }
    }
  });
});
