/** The least and the most that a number of a card may be. */
import { expect, test } from "vitest";
import {
  draw,
  faultsOf,
  inAbility,
  inEffect,
  lamp,
  mate,
  quay,
} from "../../fixtures/faulty-cards.ts";

const lines = (card: unknown): number => faultsOf(card).length;
const self = { pick: "self" };
const chosen = { pick: "chosen", where: { type: "character" } };
const stands = (on: unknown, fact: object) =>
  inAbility({ kind: "static", on, facts: [fact] }).length;
const cost = (paid: object) =>
  inAbility({ kind: "activated", costs: [paid], effects: [draw] }).length;
const keyword = (name: string, value: number) =>
  inAbility({ kind: "keyword", keyword: name, value }).length;
const effect = (given: object) => inEffect(given).length;
const hidden = (given: object) => effect({ do: "discard", amount: 1, ...given });
const player = { player: "you" };
const paid = { pay: "ink", amount: 1 };

type Row = [name: string, least: number, most: number, faults: (value: number) => number];

const rows: Row[] = [
  ["the cost of a card", 0, 20, (cost) => lines({ ...mate, cost })],
  ["strength", 0, 99, (strength) => lines({ ...mate, strength })],
  ["a character's willpower", 1, 99, (willpower) => lines({ ...mate, willpower })],
  ["a character's lore", 0, 20, (lore) => lines({ ...mate, lore })],
  ["a move cost", 0, 20, (moveCost) => lines({ ...quay, moveCost })],
  ["a location's willpower", 1, 99, (willpower) => lines({ ...quay, willpower })],
  ["a location's lore", 0, 20, (lore) => lines({ ...quay, lore })],
  ["copies in a deck", 1, 1000, (maxCopies) => lines({ ...lamp, maxCopies })],
  ["a keyword's number", 1, 20, (value) => keyword("challenger", value)],
  ["the ink of Shift", 0, 20, (value) => keyword("shift", value)],
  ["ink to be paid", 1, 20, (amount) => cost({ pay: "ink", amount })],
  ["damage to be paid", 1, 20, (amount) => cost({ pay: "damage-this", amount })],
  ["cards to be discarded for a cost", 1, 10, (count) => cost({ pay: "discard", count })],
  ["cards to be drawn", 1, 20, (amount) => effect({ do: "draw", amount })],
  ["cards to be discarded", 1, 20, (amount) => hidden({ amount })],
  ["damage to be dealt", 1, 20, (amount) => effect({ do: "deal-damage", amount, target: chosen })],
  ["cards to be chosen", 1, 5, (count) => effect({ do: "banish", target: { ...chosen, count } })],
  [
    "cards to be looked at",
    1,
    10,
    (count) => effect({ do: "look-at-top", count, rest: "discard" }),
  ],
  ["cards to be put in order", 1, 6, (count) => effect({ do: "look-at-top", count, rest: "top" })],
  [
    "cards to be looked at, one of them taken",
    1,
    7,
    (count) => effect({ do: "look-at-top", count, take: { count: 1, to: "hand" }, rest: "top" }),
  ],
  ["more cards for the inkwell", 1, 10, (amount) => effect({ do: "more-inkings", amount })],
  ["inkings that stand", 1, 10, (amount) => stands(player, { fact: "inkings", amount })],
  ["damage that it enters with", 1, 20, (damage) => stands("self", { fact: "enters", damage })],
  [
    "damage that is prevented",
    1,
    20,
    (amount) =>
      inAbility({
        kind: "replacement",
        would: "be-dealt-damage",
        to: "self",
        instead: { do: "reduce", amount },
      }).length,
  ],
  [
    "a bound that is asked for",
    -99,
    999,
    (min) =>
      inAbility({
        kind: "static",
        while: { compare: { count: {} }, is: { min } },
        on: "self",
        facts: [{ fact: "keyword", keyword: "rush" }],
      }).length,
  ],
];

const letters = (count: number): string => "x".repeat(Math.max(0, count));
const named = (name: string) => effect({ do: "banish", target: { ...chosen, as: name } });

/** How many letters a text may have. */
const texts: Row[] = [
  ["a name", 1, 80, (count) => lines({ ...mate, name: letters(count) })],
  ["a version", 1, 80, (count) => lines({ ...mate, version: letters(count) })],
  ["a classification", 1, 80, (count) => lines({ ...mate, classifications: [letters(count)] })],
  ["a flavor text", 1, 500, (count) => lines({ ...mate, flavor: letters(count) })],
  ["a name given to cards", 1, 40, (count) => named(letters(count))],
  [
    "the name of an ability",
    1,
    80,
    (count) =>
      inAbility({ kind: "activated", name: letters(count), costs: [paid], effects: [draw] }).length,
  ],
];

test.each([...rows, ...texts])("%s is from %i to %i", (_name, least, most, faults) => {
  expect([faults(least), faults(most)]).toEqual([0, 0]);
  expect(faults(least - 1)).toBeGreaterThan(0);
  expect(faults(most + 1)).toBeGreaterThan(0);
});

const changes: [name: string, most: number, faults: (amount: number) => number][] = [
  ["a value", 20, (amount) => stands("self", { fact: "stat", stat: "lore", amount })],
  ["what cards cost", 20, (amount) => stands(player, { fact: "cost", amount })],
  ["the lore to win", 100, (amount) => stands(player, { fact: "lore-to-win", amount })],
  [
    "a move cost",
    20,
    (amount) => stands({ where: { type: "location" } }, { fact: "move-cost", amount }),
  ],
  ["a number that is counted", 10, (times) => effect({ do: "draw", amount: { count: {}, times } })],
  [
    "strength, for a while",
    20,
    (amount) => effect({ do: "modify", stat: "strength", amount, target: self, duration: "turn" }),
  ],
];

test.each(changes)(
  "%s changes by at most %i, up or down, and not by nothing",
  (_name, most, faults) => {
    expect([faults(most), faults(-most)]).toEqual([0, 0]);
    for (const amount of [most + 1, -most - 1, 0]) expect(faults(amount)).toBeGreaterThan(0);
  },
);

test("a word that is no text is a fault of its own, and is not said to be there twice", () => {
  expect(lines({ ...mate, classifications: [3, 3] })).toBe(2);
  expect(lines({ ...mate, classifications: ["Sailor", "Sailor"] })).toBe(1);
});
