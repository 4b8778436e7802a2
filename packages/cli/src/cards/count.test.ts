import type { CardDefinition } from "@ltcg/engine";
import { expect, test } from "vitest";
import { countInWords, countOf, shareInWords } from "./count.ts";

const kid: CardDefinition = {
  id: "kid",
  name: "Kid",
  type: "stereotype",
  rarity: "common",
  level: 1,
  attack: 100,
  defense: 100,
};
const bell: CardDefinition = {
  id: "bell",
  name: "Bell",
  type: "spell",
  spellType: "normal",
  rarity: "common",
};
const crumb: CardDefinition = { ...kid, id: "crumb", token: true };

test("tokens are counted apart from cards", () => {
  expect(countOf([kid, bell, crumb])).toEqual({ cards: 2, tokens: 1 });
});

test.each([
  ["0 cards", []],
  ["1 card", [kid]],
  ["2 cards and 1 token", [kid, bell, crumb]],
  ["1 card and 2 tokens", [kid, crumb, crumb]],
])("%s", (words, all) => {
  expect(countInWords(countOf(all))).toBe(words);
});

test.each([
  ["1 of 2 cards", [kid]],
  ["0 of 2 cards", []],
  ["0 of 2 cards, 1 of 1 token", [crumb]],
])("of a set that has a token: %s", (words, found) => {
  expect(shareInWords(countOf(found), countOf([kid, bell, crumb]))).toBe(words);
});
