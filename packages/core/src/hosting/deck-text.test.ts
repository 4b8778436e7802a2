import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_DECK_CARDS, readDeckText, writeDeckText } from "./index.ts";

const id = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/);
const deck = fc.array(id, { maxLength: 60 });
const sorted = (cards: readonly string[]) => cards.toSorted();

function cardsIn(text: string): readonly string[] {
  const read = readDeckText(text);
  if (!read.ok) throw new Error(read.fault);
  return read.cards;
}

test("a deck that is written and read is the same deck, and written again the same text", () => {
  fc.assert(
    fc.property(deck, (cards) => {
      const text = writeDeckText(cards);
      expect(sorted(cardsIn(text))).toEqual(sorted(cards));
      expect(writeDeckText(cardsIn(text))).toBe(text);
    }),
  );
});

test("a list, a table and lines as others write them are the same deck", () => {
  fc.assert(
    fc.property(deck, (cards) => {
      const lines = writeDeckText(cards);
      const table = Object.fromEntries(
        [...Map.groupBy(cards, (card) => card)].map(([card, { length }]) => [card, length]),
      );
      for (const text of [
        JSON.stringify(cards),
        ` ${JSON.stringify(table)}\n`,
        cards.join("\n"),
        lines.replaceAll(" ", "x ").replaceAll("\n", "\r\n\r\n"),
      ]) {
        expect(sorted(cardsIn(text))).toEqual(sorted(cards));
      }
    }),
  );
});

test("whatever else it is, it is read or told what is wrong, and never large", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const read = readDeckText(text);
      if (read.ok) expect(read.cards.length).toBeLessThanOrEqual(MAX_DECK_CARDS);
      else expect(read.fault).not.toBe("");
    }),
  );
});

test.each([
  ["three candy couriers", 'cannot be read: line 1 is "three candy couriers"'],
  ["2 a\n\nb c", 'cannot be read: line 3 is "b c"'],
  ["500 a", "has 500 copies in line 1"],
  ["300 a\n300 b", "has 600 cards; 400 can be read"],
  ['["a", 7]', "has 7 as entry 2"],
  ['{"cards": ["a"]}', 'holds an object with ["a"] of "cards"'],
  ['{"a": 0}', 'holds an object with 0 of "a"'],
])("%j %s", (text, fault) => {
  expect(readDeckText(text)).toEqual({ ok: false, fault });
});

test("lines may have the names of cards, if somebody knows the cards", () => {
  const named = (name: string): string | undefined =>
    name === "Old Fenn - At the Door" ? "old-fenn" : undefined;
  const text = "2 Old Fenn - At the Door\n1x nettle\n";
  expect(readDeckText(text, named)).toEqual({
    ok: true,
    cards: ["old-fenn", "old-fenn", "nettle"],
  });
  expect(readDeckText(text)).toMatchObject({ ok: false });
});
