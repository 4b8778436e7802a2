/** A card set that anybody may have written: what is wrong with it is told at once, each fault with its place. */
import { expect, test } from "vitest";
import { readCardSet } from "./card-set.ts";
import { longStreetDeck, sampleCards } from "./sample/index.ts";

const set = { name: "Brought", cards: sampleCards, decks: { mine: longStreetDeck.cards } };

const faultsOf = (input: unknown): string[] => {
  const read = readCardSet(input);
  return read.ok ? [] : read.faults.map(({ path, message }) => `${path} ${message}`);
};

test("a card set has its cards and decks, as copies", () => {
  const read = readCardSet(set);
  if (!read.ok) throw new Error("it is a card set");
  expect(read.set).toMatchObject({ name: "Brought", decks: { mine: longStreetDeck.cards } });
  expect(read.set.decks.mine).not.toBe(longStreetDeck.cards);
});

test("a set without decks can be read", () => {
  const { decks: _none, ...rest } = set;
  expect(readCardSet(rest)).toMatchObject({ ok: true, set: { decks: {} } });
});

test.each([[null], [[]], ["cards"], [7]])("%j is no card set", (input) => {
  expect(faultsOf(input)).toEqual([
    expect.stringContaining("card set must be an object with name and cards, not "),
  ]);
});

test("a missing name and a wrong card are told together", () => {
  const [card] = sampleCards;
  const faults = faultsOf({ cards: [{ ...card, cost: -1 }] });
  expect(faults).toEqual([
    "name must be a text",
    expect.stringContaining(".cost must be a whole number from 0 to 20, not -1"),
  ]);
});

test("every deck with a fault is told, by its name", () => {
  const decks = { short: ["tilly"], none: 7, mine: longStreetDeck.cards };
  const faults = faultsOf({ ...set, name: "", decks });
  expect(faults[0]).toBe("name must be a text");
  expect(faults).toContain("decks.none must be a list of card ids");
  expect(faults.filter((fault) => fault.startsWith("decks.short "))).not.toEqual([]);
  expect(faults.filter((fault) => fault.startsWith("decks.mine "))).toEqual([]);
  expect(faultsOf({ ...set, decks: [] })).toEqual([
    "decks must be an object: lists of card ids by name",
  ]);
});
