/** A language is a table and no code: German has cases, genders and another order of words. */
import { createRandom } from "@tcg/core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ambiguous } from "../../../fixtures/ambiguous.ts";
import { exampleTable } from "../../../fixtures/examples/index.ts";
import { german } from "../../../fixtures/german/table.ts";
import { generatedCards } from "../../../fuzz/generated-cards.ts";
import type { CardDefinition } from "../card.ts";
import { cardText } from "./card-text.ts";

const inGerman = (id: string): string =>
  cardText(exampleTable[id] as CardDefinition, exampleTable, german).text;

test.each([
  [
    "lost-and-found",
    "Wähle 1 Stereotyp der Stufe 6 oder niedriger in deinem Friedhof als Ziel; beschwöre das Ziel als Sonderbeschwörung.",
  ],
  // The verb comes before its subject after "dann".
  [
    "prank-caller",
    "Wenn diese Karte aufgedeckt wird: der Gegner zeigt die eigene Hand, dann wirft der Gegner 1 Karte zufällig ab.",
  ],
  // Accusative and dative, masculine, feminine and neuter.
  [
    "returned-to-sender",
    "Wenn der Gegner einen Zauber aktiviert: annulliere jene Aktivierung und zerstöre ihre Karte.",
  ],
  [
    "guidance-counselor",
    expect.stringContaining("verschiebe 1 Lastermarke von dem ersten Ziel auf das zweite Ziel"),
  ],
  [
    "rumour-mill",
    expect.stringContaining("wähle 1 offenes Stereotyp unter gegnerischer Kontrolle als Ziel"),
  ],
  ["prom-queen", expect.stringContaining("kann diese Karte nicht Ziel sein.")],
])("%s", (id, text) => {
  expect(inGerman(id)).toEqual(text);
});

test("[LT 8.3] effects that differ read differently in this language, too", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0 }), (seed) => {
      const cards = generatedCards(createRandom(seed));
      expect(ambiguous(Object.values(cards), cards, german)).toEqual([]);
    }),
    { numRuns: 5 },
  );
});
