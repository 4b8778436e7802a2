import { createRandom } from "@tcg/core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { validateDeck } from "../src/start/validate-deck.ts";
import { allFeatures, featuresOf } from "./features.ts";
import { generatedCards, smallestCount } from "./generated-cards.ts";
import { generatedDecks } from "./generated-decks.ts";

const seeds = fc.integer({ min: 0 });

test("[LT 8.3] generated cards are well defined and cover the whole vocabulary", () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const found = featuresOf(generatedCards(createRandom(seed)));
      expect(allFeatures.filter((feature) => !found.has(feature))).toEqual([]);
      expect([...found].filter((feature) => !allFeatures.includes(feature))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test("[LT 8.3] as many cards are generated as were asked for", () => {
  const cards = generatedCards(createRandom(1), smallestCount + 250);
  expect(Object.keys(cards)).toHaveLength(smallestCount + 250);
});

test("[LT 8.3] one seed gives one set of cards and one pair of decks", () => {
  const once = () => {
    const random = createRandom(7);
    const cards = generatedCards(random, 250);
    return { cards, decks: generatedDecks(random, cards) };
  };
  expect(once()).toEqual(once());
  expect(generatedCards(createRandom(8))).not.toEqual(generatedCards(createRandom(7)));
});

test("[LT 4.1] generated decks are legal", () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const random = createRandom(seed);
      const cards = generatedCards(random, 220);
      const decks = generatedDecks(random, cards);
      for (const deck of [decks.host, decks.away]) {
        expect(deck).toHaveLength(40);
        expect(validateDeck(deck, cards)).toEqual({ ok: true });
      }
    }),
    { numRuns: 40 },
  );
});

test("[LT 6.2] half of a generated deck can be summoned without a tribute", () => {
  const random = createRandom(3);
  const cards = generatedCards(random);
  const small = generatedDecks(random, cards).host.filter((id) => {
    const card = cards[id];
    return card?.type === "stereotype" && card.level <= 6;
  });
  expect(small.length).toBeGreaterThanOrEqual(20);
});
