import { expect, test } from "vitest";
import type { OwnDeck } from "./own-deck.ts";
import { KEPT_AS, merged, PUT_ASIDE_AS, readShelf, writeShelf } from "./shelf.ts";

const deck = (deckId: string, updatedAtMs = 1): OwnDeck => ({
  deckId,
  game: "lunchtable",
  name: deckId,
  cards: ["a", "a"],
  updatedAtMs,
});

function storage(first: Readonly<Record<string, string>> = {}) {
  const items = new Map(Object.entries(first));
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

test("what is written is read again", () => {
  const kept = storage();
  expect(readShelf(kept)).toEqual({ decks: [], damaged: null });
  expect(writeShelf(kept, [deck("one"), deck("two")])).toBe(true);
  expect(readShelf(kept)).toEqual({ decks: [deck("one"), deck("two")], damaged: null });
});

test.each(["[{", '{"decks":1}', JSON.stringify([deck("good"), { deckId: 7 }])])(
  "what cannot be read is told of and is still there after the next deck: %s",
  (text) => {
    const kept = storage({ [KEPT_AS]: text });
    expect(readShelf(kept).damaged).toBe(text);
    const { decks } = readShelf(kept);
    writeShelf(kept, [...decks, deck("new")]);
    expect(readShelf(kept)).toEqual({ decks: [...decks, deck("new")], damaged: text });
    expect(kept.items.get(PUT_ASIDE_AS)).toBe(text);
  },
);

test("storage that is full is no reason to fall over", () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  };
  expect(writeShelf(full, [deck("one")])).toBe(false);
});

test("of two places every deck is as it was changed last", () => {
  const here = [deck("both", 5), deck("here")];
  const there = [deck("both", 3), deck("there"), deck("here", 9)];
  expect(merged(here, there)).toEqual([deck("both", 5), deck("here", 9), deck("there")]);
});
