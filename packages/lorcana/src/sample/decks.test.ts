import { expect, test } from "vitest";
import { validateDeck } from "../validate-deck.ts";
import { greatMovementDeck, longStreetDeck } from "./decks.ts";
import { sampleTable } from "./game.ts";

test.each([longStreetDeck, greatMovementDeck])(
  "[CR 2.1.1] $name is legal, of sixty cards and two inks",
  ({ cards }) => {
    expect(cards).toHaveLength(60);
    expect(validateDeck(cards, sampleTable)).toEqual({ ok: true });
    expect(new Set(cards.flatMap((id) => sampleTable[id]?.inks ?? [])).size).toBe(2);
  },
);
