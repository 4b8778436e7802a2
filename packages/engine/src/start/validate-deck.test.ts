import fc from "fast-check";
import { expect, test } from "vitest";
import { exampleCards } from "../../fixtures/examples/cards.ts";
import { cafeteriaDeck } from "../../fixtures/examples/decks.ts";
import { defineCards } from "../cards/define-cards.ts";
import { validateDeck } from "./validate-deck.ts";

const defined = defineCards(exampleCards);
if (!defined.ok) throw new Error("the example cards are not well defined");
const { cards } = defined;

const codes = (deck: unknown): string[] => {
  const check = validateDeck(deck, cards);
  return check.ok ? [] : check.faults.map(({ code }) => code);
};

/** As many copies of each card as are allowed, until there are `size`. */
const deckOf = (size: number): string[] =>
  exampleCards
    .filter((card) => card.id !== "crumb")
    .flatMap(({ id }) => [id, id, id])
    .slice(0, size);

test("[LT 4.1] a deck has 40 to 60 cards", () => {
  expect(codes(deckOf(39))).toEqual(["deck/too-small"]);
  expect(codes(deckOf(40))).toEqual([]);
  expect(codes(deckOf(60))).toEqual([]);
  expect(codes(deckOf(61))).toEqual(["deck/too-large"]);
});

test("[LT 4.1] the limits are the config's", () => {
  const limits = { minDeck: 2, maxDeck: 3, maxCopies: 1 };
  expect(validateDeck(["new-kid", "detention"], cards, limits)).toEqual({ ok: true });
  expect(validateDeck(["new-kid", "new-kid"], cards, limits)).toMatchObject({
    faults: [{ code: "deck/too-many-copies", data: { card: "new-kid", count: 2, max: 1 } }],
  });
  expect(validateDeck(cafeteriaDeck, cards, limits).ok).toBe(false);
});

test("[LT 4.1] a deck has at most three copies of a card", () => {
  const deck = [...deckOf(40).slice(1), "detention", "detention", "detention", "detention"];
  expect(validateDeck(deck, cards)).toEqual({
    ok: false,
    faults: [
      {
        code: "deck/too-many-copies",
        rule: "LT 4.1",
        message: "The deck has 4 copies of Detention; 3 are allowed.",
        data: { card: "detention", count: 4, max: 3 },
      },
    ],
  });
});

test("[LT 4.1] a deck has only known cards, and no inherited word is one", () => {
  const deck = [...deckOf(40), "pizza", "constructor", "__proto__", "pizza"];
  expect(validateDeck(deck, cards)).toMatchObject({
    faults: [
      { code: "deck/unknown-card", data: { card: "pizza", count: 2 } },
      { code: "deck/unknown-card", data: { card: "constructor", count: 1 } },
      { code: "deck/unknown-card", data: { card: "__proto__", count: 1 } },
    ],
  });
});

test("[LT 2.6] a deck holds no token", () => {
  expect(codes([...deckOf(40), "crumb"])).toEqual(["deck/token"]);
});

test("[LT 4.1] a deck is a list of ids", () => {
  for (const deck of [null, undefined, "new-kid", 40, { "new-kid": 3 }]) {
    expect(codes(deck)).toEqual(["deck/malformed"]);
  }
  expect(validateDeck([...deckOf(40), 7, "detention", null], cards)).toMatchObject({
    faults: [{ code: "deck/malformed", data: { indexes: [40, 42] } }],
  });
});

test("[LT 4.1] a bad deck is refused with every fault listed", () => {
  const deck = ["pizza", 5, "crumb", "crumb", "crumb", "crumb", "new-kid"];
  expect(codes(deck)).toEqual([
    "deck/malformed",
    "deck/too-small",
    "deck/unknown-card",
    "deck/token",
    "deck/too-many-copies",
  ]);
});

test("[LT 4.1] anything can be asked", () => {
  fc.assert(
    fc.property(fc.anything({ withBigInt: true, withSparseArray: true }), (deck) => {
      expect(validateDeck(deck, cards).ok).toBe(false);
    }),
  );
});
