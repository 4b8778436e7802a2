import { expect, test } from "vitest";
import { table } from "../../fixtures/tiny/index.ts";
import type { CardId } from "../ids.ts";
import { byPrintedCard } from "./by-printed-card.ts";
import { cardOf, idsIn } from "./cards-in.ts";

test("[K9.9] cards are sorted by printed card, whenever they came to the hand", () => {
  const facesOf = (hand: readonly string[]): string[] => {
    const state = table({ ann: { hand } });
    return byPrintedCard(state, idsIn(state, "ann", "hand")).map((id) => cardOf(state, id).def);
  };
  expect(facesOf(["cat", "ant", "bee", "ant"])).toEqual(["ant", "ant", "bee", "cat"]);
  expect(facesOf(["ant", "bee", "ant", "cat"])).toEqual(["ant", "ant", "bee", "cat"]);
});

test("[K9.9] of equal cards those come first that most seats have learned", () => {
  const known = { def: "ant", knownBy: ["bob"] as const };
  const better = { def: "ant", knownBy: ["bob", "cyd"] as const };
  const state = table({ ann: { hand: ["ant", known, better] } });
  const [one, two, three] = idsIn(state, "ann", "hand") as [CardId, CardId, CardId];
  expect(byPrintedCard(state, [one, two, three])).toEqual([three, two, one]);
  expect(byPrintedCard(state, [three, one, two])).toEqual([three, two, one]);
});
