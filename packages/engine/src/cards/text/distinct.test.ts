/**
 * The text cannot lie: effects that do different things read differently. Where two read alike
 * although they behave differently, words are missing in the table.
 */
import { createRandom } from "@tcg/core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ambiguous } from "../../../fixtures/ambiguous.ts";
import { exampleTable } from "../../../fixtures/examples/index.ts";
import { cardVariants } from "../../../fixtures/variants.ts";
import { generatedCards } from "../../../fuzz/generated-cards.ts";
import type { CardTable } from "../card.ts";

test("[LT 8.3] effects that differ read differently, in sets of cards nobody has seen", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0 }), (seed) => {
      const cards = generatedCards(createRandom(seed), 250);
      expect(ambiguous(Object.values(cards), cards)).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

test("[LT 8.3] changing any one word or number of an effect changes its text", () => {
  const among = (table: CardTable, cards = Object.values(table)) => {
    const families = cards.map((card) => [card, ...cardVariants(card, table)]);
    const found = families.flatMap((family) => ambiguous(family, table));
    return { found, compared: families.flat().length };
  };
  const examples = among(exampleTable);
  expect(examples.found).toEqual([]);
  expect(examples.compared).toBeGreaterThan(1_000);
  // A third of a set in every run, another third each time: all of it takes long.
  fc.assert(
    fc.property(fc.integer({ min: 0 }), (seed) => {
      const cards = generatedCards(createRandom(seed));
      const third = Object.values(cards).filter((_, i) => i % 3 === seed % 3);
      expect(among(cards, third).found).toEqual([]);
    }),
    { numRuns: 1, endOnFailure: true },
  );
});
