import { expect, test } from "vitest";
import { card, cards, cardsInOrder, integer, optional } from "../command/fields.ts";
import { cardId } from "../ids.ts";
import { createRandom } from "../random.ts";
import { type Parts, recombined } from "./recombined.ts";

const [c1, c2, c3] = [cardId(1), cardId(2), cardId(3)];
const all = (...given: Parameters<typeof recombined> extends [unknown, ...infer R] ? R : never) =>
  [...recombined(createRandom(1), ...given)].map((parts) => JSON.stringify(parts));
const has = (given: readonly string[], parts: Parts): boolean =>
  given.includes(JSON.stringify(parts));

test("the pair that a list lacks is put together of the others", () => {
  const given = all({ cards }, [{ cards: [c1, c2] }, { cards: [c1, c3] }]);
  expect(has(given, { cards: [c2, c3] })).toBe(true);
  // One fewer, and one more.
  expect(given.some((parts) => parts.split(",").length === 1)).toBe(true);
  expect(has(given, { cards: [c1, c2, c3] })).toBe(true);
});

test("cards whose order counts come in every order", () => {
  const given = all({ cards: cardsInOrder }, [{ cards: [c1, c2] }]);
  expect(has(given, { cards: [c2, c1] })).toBe(true);
});

test("every value of a field is tried with every value of the others, and without one", () => {
  const fields = { card, target: optional(card), slot: integer(0, 9) };
  const given = all(fields, [
    { card: c1, target: c3, slot: 0 },
    { card: c2, slot: 1 },
  ]);
  expect(new Set(given).size).toBe(8);
  expect(has(given, { card: c2, target: c3, slot: 0 })).toBe(true);
  expect(has(given, { card: c1, slot: 1 })).toBe(true);
});

test("of too many ways some are drawn, and the last is always among them", () => {
  const many = Array.from({ length: 30 }, (_, i) => cardId(i + 1));
  const pairs = many.flatMap((one, i) => many.slice(i + 1).map((other) => [one, other]));
  const given = all(
    { cards },
    pairs.slice(0, -1).map((pair) => ({ cards: pair })),
  );
  expect(has(given, { cards: many.slice(-2) })).toBe(true);
  expect(given.length).toBeLessThan(60);
});
