import fc from "fast-check";
import { expect, test } from "vitest";
import { assignCards, type CardNeed } from "./assign-cards.ts";
import { type CardId, cardId } from "./ids.ts";

const someNeeds: fc.Arbitrary<CardNeed[]> = fc.array(
  fc.record({
    count: fc.integer({ min: 0, max: 3 }),
    from: fc.uniqueArray(fc.integer({ min: 1, max: 7 }).map(cardId)),
  }),
  { maxLength: 4 },
);

/** Every way there is, one card at a time. */
function canBeServed(
  [need, ...others]: readonly CardNeed[],
  taken: readonly CardId[] = [],
): boolean {
  if (need === undefined) return true;
  const { count, from } = need;
  if (count === 0) return canBeServed(others, taken);
  return from.some(
    (id) =>
      !taken.includes(id) && canBeServed([{ count: count - 1, from }, ...others], [...taken, id]),
  );
}

test("needs are served exactly when trying every way serves them", () => {
  fc.assert(
    fc.property(someNeeds, (needs) => {
      expect(assignCards(needs) !== null).toBe(canBeServed(needs));
    }),
    { numRuns: 2000 },
  );
});

test("each gets as many as it needs, of those it can use, and no card goes to two", () => {
  fc.assert(
    fc.property(someNeeds, (needs) => {
      const given = assignCards(needs);
      if (given === null) return;
      given.forEach((cards, i) => {
        expect(cards).toHaveLength(needs[i]?.count ?? 0);
        for (const id of cards) expect(needs[i]?.from).toContain(id);
      });
      expect(new Set(given.flat()).size).toBe(given.flat().length);
    }),
    { numRuns: 1000 },
  );
});

test("sixty cards and overlapping needs take no time to tell", () => {
  const all = Array.from({ length: 60 }, (_, i) => cardId(i + 1));
  const needs = Array.from({ length: 20 }, (_, i) => ({ count: 3, from: all.slice(0, 60 - i) }));
  expect(assignCards(needs)).toHaveLength(20);
  expect(assignCards([...needs, { count: 1, from: all }])).toBeNull();
});
