import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cliqueDeck, exampleCards, exampleTable } from "../../../fixtures/examples/index.ts";
import { kid, lines, spell } from "../../../fixtures/faulty-cards.ts";
import { readCardSet } from "./read-card-set.ts";

const config = { minDeck: 3, maxCopies: 3 };

function faultsIn(set: unknown): string[] {
  const read = readCardSet(set);
  return read.ok ? [] : lines(read.faults);
}

describe("a card set", () => {
  test("is cards, decks and settings", () => {
    const set = {
      $schema: "x.json",
      name: "Kids",
      cards: [kid],
      decks: { all: { kid: 3 } },
      config,
    };
    expect(readCardSet(set)).toEqual({
      ok: true,
      set: { name: "Kids", cards: { kid }, decks: { all: ["kid", "kid", "kid"] }, config },
    });
  });

  test("holds decks as lists, too", () => {
    const read = readCardSet({ name: "Lunch", cards: exampleCards, decks: { clique: cliqueDeck } });
    expect(read).toMatchObject({ ok: true, set: { cards: exampleTable, config: {} } });
    if (read.ok) expect(read.set.decks.clique).toEqual(cliqueDeck);
  });

  test("is read with all its faults at once, each with its place", () => {
    const set = {
      nam: "Kids",
      cards: [
        { ...kid, level: 13 },
        { ...spell("normal"), effects: [] },
      ],
      decks: { first: { kid: 0 }, "second deck": 7 },
      config: { minDeck: -1, maxcopies: 3 },
    };
    expect(faultsIn(set)).toEqual([
      "name is missing; it must be a text of 1 to 80 characters without blanks around it",
      "decks.first.kid must be a whole number from 1 to 60, not 0",
      'decks["second deck"] must be a list of card ids, or a table such as { "lunch-lady": 3 }, not 7',
      "config.minDeck must be a whole number from 1 to 9999999, not -1",
      "config.maxcopies is no setting (maxCopies?)",
      "nam is no field of a card set; it has $schema, name, cards, decks, config (name?)",
      "kid.level must be a whole number from 1 to 12, not 13",
      "note.effects must be a list of exactly one effect, what a normal spell does; it has 0",
    ]);
  });

  test("has its decks judged though some of its cards are wrong", () => {
    const wrong = [{ ...kid, level: 13 }, { id: "ghost" }, { name: "Nobody" }, 7];
    const decks = { odd: { kidd: 1, ghost: 3, kid: 4 } };
    const told = faultsIn({ name: "Kids", cards: wrong, decks, config });
    expect(told).toContain("kid.level must be a whole number from 1 to 12, not 13");
    expect(told.filter((line) => line.startsWith("decks"))).toEqual([
      'decks.odd There is no card "kidd". (kid?)',
      "decks.odd The deck has 4 copies of Kid; 3 are allowed.",
    ]);
  });

  test("has legal decks of its own cards", () => {
    const crumb = { ...kid, id: "crumb", name: "Crumb", token: true };
    const decks = { small: ["kid"], odd: { kidd: 1, crumb: 1, kid: 4 } };
    expect(faultsIn({ name: "Kids", cards: [kid, crumb], decks, config })).toEqual([
      "decks.small The deck has 1 card; it needs at least 3.",
      'decks.odd There is no card "kidd". (kid?)',
      "decks.odd Crumb is a token: effects make it, decks do not hold it.",
      "decks.odd The deck has 4 copies of Kid; 3 are allowed.",
    ]);
  });

  test("has a card", () => {
    expect(faultsIn({ name: "None", cards: [] })).toEqual([
      "cards must be a list of at least one card definition, not an empty one",
    ]);
  });

  test("has settings that go together", () => {
    expect(
      faultsIn({ name: "Kids", cards: [kid], config: { minDeck: 70, boardSlots: 11 } }),
    ).toEqual([
      "config.boardSlots must be a whole number from 1 to 10, not 11",
      "config.maxDeck must be no less than minDeck, which is 70",
    ]);
  });

  test.each([null, 7, "kids", [], true])("is not made of %j", (input) => {
    expect(readCardSet(input).ok).toBe(false);
  });

  test("is refused without throwing, whatever JSON it is", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (cards, decks, settings) => {
        for (const input of [cards, { name: "A", cards, decks, config: settings }]) {
          const read = readCardSet(input);
          if (!read.ok) expect(read.faults.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe("what is wrong in a card set is told once, at its place", () => {
  const crumbs = { name: "Kids", cards: [kid] };

  test("cards that are no list", () => {
    expect(faultsIn({ name: "Kids", cards: 7 })).toEqual([
      "cards must be a list of card definitions, not 7",
    ]);
    expect(faultsIn({ name: "Kids", cards: { kid } })).toHaveLength(1);
    expect(faultsIn({ name: "Kids" })).toEqual([
      "cards is missing; it must be a list of card definitions",
    ]);
  });

  test("a deck that is none is not judged as a deck, and others are", () => {
    const small = "decks.small The deck has 1 card; it needs at least 3.";
    const told = (deck: unknown): string[] =>
      faultsIn({ ...crumbs, config, decks: { small: ["kid"], sma: deck } });
    expect(told(7)).toEqual([
      expect.stringMatching(/^decks.sma must be a list of card ids/),
      small,
    ]);
    expect(told({ kid: 0 })).toEqual([
      "decks.sma.kid must be a whole number from 1 to 60, not 0",
      small,
    ]);
    expect(told(["kid", 7])).toEqual([
      expect.stringMatching(/^decks.sma\[1\] must be an id/),
      small,
    ]);
    expect(told(["kid", "kid", "kid"])).toEqual([small]);
  });

  test("the name of a deck, and of a card in it", () => {
    const decks = { "": ["kid", "kid", "kid"] };
    expect(faultsIn({ ...crumbs, config, decks })).toEqual([
      expect.stringMatching(/^decks must be a text of 1 to 80 characters/),
    ]);
    expect(faultsIn({ ...crumbs, config, decks: { all: { "No Id": 3 } } })).toEqual([
      expect.stringMatching(/^decks.all must be an id/),
    ]);
  });

  test("decks are judged by the usual rules where the settings are wrong", () => {
    const decks = { all: { kid: 3 } };
    expect(faultsIn({ ...crumbs, decks, config: { ...config, maxCopies: "3" } })).toEqual([
      expect.stringMatching(/^config.maxCopies must be a whole number/),
      "decks.all The deck has 3 cards; it needs at least 40.",
    ]);
  });

  test("no more is said of a fault than there is to say", () => {
    const read = readCardSet({ ...crumbs, config, decks: { all: ["kid"] } });
    expect(read).toStrictEqual({
      ok: false,
      faults: [{ path: "decks.all", message: "The deck has 1 card; it needs at least 3." }],
    });
  });
});

test("a card set that was read is a copy", () => {
  const deck = ["kid", "kid", "kid"];
  const settings = { ...config };
  const read = readCardSet({ name: "Kids", cards: [kid], decks: { all: deck }, config: settings });
  deck.push("kid");
  settings.minDeck = 5;
  expect(read).toMatchObject({ ok: true, set: { decks: { all: ["kid", "kid", "kid"] }, config } });
});
