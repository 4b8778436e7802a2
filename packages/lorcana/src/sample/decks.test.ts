import { expect, test } from "vitest";
import { validateDeck } from "../validate-deck.ts";
import { INKS } from "../vocabulary.ts";
import { clockStairDeck, greatMovementDeck, longStreetDeck, lowArchDeck } from "./decks.ts";
import { sampleTable } from "./game.ts";

test.each([longStreetDeck, greatMovementDeck, clockStairDeck, lowArchDeck])(
  "[CR 2.1.1] $name is legal, of sixty cards and two inks",
  ({ cards }) => {
    expect(cards).toHaveLength(60);
    expect(validateDeck(cards, sampleTable)).toEqual({ ok: true });
    expect(new Set(cards.flatMap((id) => sampleTable[id]?.inks ?? [])).size).toBe(2);
  },
);

test("the decks have all six inks among them", () => {
  const all = [longStreetDeck, greatMovementDeck, clockStairDeck, lowArchDeck];
  const inks = all.flatMap(({ cards }) => cards.flatMap((id) => sampleTable[id]?.inks ?? []));
  expect(new Set(inks)).toEqual(new Set(INKS));
});
