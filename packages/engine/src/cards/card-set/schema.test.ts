import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createRandom } from "@tcg/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cafeteriaDeck, exampleCards } from "../../../fixtures/examples/index.ts";
import { fits } from "../../../fixtures/json-schema.ts";
import { anyVariants } from "../../../fixtures/variants.ts";
import { generatedCards } from "../../../fuzz/generated-cards.ts";
import { defineCards } from "../define-cards.ts";
import { readCardSet } from "./read-card-set.ts";

const path = join(import.meta.dirname, "../../../schema/card-set.schema.json");
const schema = JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;

describe("the schema of card sets", () => {
  test("fits the example cards and their decks", () => {
    const set = { name: "Lunch", cards: exampleCards, decks: { cafeteria: cafeteriaDeck } };
    expect(fits(schema, set)).toBe(true);
  });

  test("fits all cards that are well defined, generated ones too", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        const cards = Object.values(generatedCards(createRandom(seed)));
        const misfits = cards.filter((card) => !fits(schema, { name: "A", cards: [card] }));
        expect(misfits).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });

  test("refuses no card that defineCards takes, and most that it refuses", () => {
    let refused = 0;
    let missed = 0;
    for (const card of exampleCards.slice(6)) {
      for (const variant of anyVariants(card)) {
        const isDefined = defineCards([...exampleCards.slice(5, 6), variant]).ok;
        const isFitting = fits(schema, { name: "A", cards: [variant] });
        if (isDefined) expect(isFitting, JSON.stringify(variant)).toBe(true);
        else if (isFitting) missed++;
        else refused++;
      }
    }
    // The rest hangs together over several places, which a schema cannot say.
    expect(refused).toBeGreaterThan(9 * missed);
  });

  test.each<[string, unknown]>([
    ["an unknown field", { name: "A", cards: [], colour: "red" }],
    ["no cards", { name: "A" }],
    ["a name with blanks around", { name: " A", cards: [] }],
    ["a deck that is a text", { name: "A", cards: [], decks: { first: "kid" } }],
    ["no copies of a card", { name: "A", cards: [], decks: { first: { kid: 0 } } }],
    ["a setting that there is not", { name: "A", cards: [], config: { minDecks: 3 } }],
    ["a setting out of range", { name: "A", cards: [], config: { minDeck: 0 } }],
  ])("refuses %s, as reading does", (_, set) => {
    expect(fits(schema, set)).toBe(false);
    expect(readCardSet(set).ok).toBe(false);
  });
});
