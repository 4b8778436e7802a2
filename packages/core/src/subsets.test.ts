import { expect, test } from "vitest";
import { cardId } from "./ids.ts";
import { subsets } from "./subsets.ts";

const cards = [4, 2, 9, 1].map(cardId);
const [a, b, c, d] = cards;

test("every choice of so many cards comes once, in the order of the cards", () => {
  expect([...subsets(cards, 2)]).toEqual([
    [a, b],
    [a, c],
    [a, d],
    [b, c],
    [b, d],
    [c, d],
  ]);
  expect([...subsets(cards, 3)]).toEqual([
    [a, b, c],
    [a, b, d],
    [a, c, d],
    [b, c, d],
  ]);
});

test("none, all, and more than there are", () => {
  expect([...subsets(cards, 0)]).toEqual([[]]);
  expect([...subsets([], 0)]).toEqual([[]]);
  expect([...subsets(cards, 4)]).toEqual([cards]);
  expect([...subsets(cards, 5)]).toEqual([]);
});

test("the first of more than anybody could list is there at once", () => {
  const many = Array.from({ length: 60 }, (_, i) => cardId(i + 1));
  expect(subsets(many, 30).next().value).toEqual(many.slice(0, 30));
});
