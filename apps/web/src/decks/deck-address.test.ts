import { lunchTable } from "@ltcg/cards";
import { expect, test } from "vitest";
import { addressOf, readDeck, readSearch } from "./deck-address.ts";

const has = (card: string): boolean => lunchTable.cardIds.includes(card);
const given = (address: string) => readSearch(Object.fromEntries(new URL(address).searchParams));

test("the address of a deck gives the same deck, name and all", () => {
  for (const [name, { title, cards }] of Object.entries(lunchTable.decks)) {
    const deck = { game: "lunchtable", name: `${title} & ${name}?`.slice(0, 32).trim(), cards };
    const search = given(addressOf(deck, "https://table.example"));
    expect(search.game).toBe("lunchtable");
    const read = readDeck("lunchtable", search.name ?? "", search.cards ?? "", has);
    expect(read.ok && { ...read.deck, cards: read.deck.cards.toSorted() }).toEqual({
      ...deck,
      cards: cards.toSorted(),
    });
  }
});

test.each([
  ["3 candy-courier\ntwo fizz bombers", 'The text cannot be read: line 2 is "two fizz bombers".'],
  ["3 candy-courier\n1 candy-curier", 'There is no card "candy-curier".'],
  ["1 a\n1 b\n2 a", 'There are no cards "a", "b".'],
  ["  \n", "The text has no cards."],
  ["500 candy-courier", "The text has 500 copies in line 1."],
])("%j: %s", (text, fault) => {
  expect(readDeck("lunchtable", "", text, has)).toEqual({ ok: false, fault });
});

test("what is no text is left out of an address", () => {
  expect(readSearch({ game: "lorcana", cards: 7, deck: "", other: "x" })).toEqual({
    game: "lorcana",
  });
});
