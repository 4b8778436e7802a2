import { expect, test } from "vitest";
import { faultLine, integer } from "../shapes/index.ts";
import {
  cardsOf,
  deckOf,
  optionAt,
  optionFaults,
  optionTable,
  playerName,
  seed,
  withDefaults,
} from "./option-shapes.ts";

const deck = deckOf((given) =>
  Array.isArray(given) ? { ok: true } : { ok: false, faults: [{ message: "It is no list." }] },
);
const shape = optionTable("option", {
  hostId: playerName,
  seed,
  deck,
  startingSpeed: { optional: integer(1, 9) },
});
const good = { hostId: "hana", seed: 7, deck: [] };
const linesOf = (options: unknown): string[] => optionFaults(shape, options).map(faultLine);

test("options that are right have no faults", () => {
  expect(linesOf(good)).toEqual([]);
  expect(linesOf({ ...good, seed: "0f".repeat(32), startingSpeed: 9 })).toEqual([]);
});

test("every fault is told, in the order of the options, with what would be right", () => {
  expect(linesOf({ hostId: "", seed: "luck", deck: 7, startingSpeed: 0 })).toEqual([
    'hostId must be a text that is not empty, not ""',
    'seed must be a whole number or 64 hexadecimal digits, not "luck"',
    "deck: It is no list.",
    "startingSpeed must be a whole number from 1 to 9, not 0",
  ]);
  expect(linesOf({ seed: 7, deck: undefined })).toEqual([
    "hostId is missing; it must be a text that is not empty",
    "deck is missing; it must be a list of card ids",
  ]);
});

test("a name that means nothing is told with the one that was meant, though that be given, too", () => {
  const told = (name: string): string[] => linesOf({ ...good, [name]: 1 });
  expect(told("hostID")).toEqual(["hostID is no option; did you mean hostId?"]);
  // What is part of a name, or has it in it, from four letters on.
  expect(told("starting")).toEqual(["starting is no option; did you mean startingSpeed?"]);
  expect(told("theDeckOfHost")).toEqual(["theDeckOfHost is no option; did you mean deck?"]);
  expect(told("spe")).toEqual(["spe is no option; there are hostId, seed, deck, startingSpeed"]);
  expect(told("constructor")[0]).toMatch(/^constructor is no option; there are /);
});

test("the shape says itself as a JSON schema", () => {
  expect(shape.schema).toMatchObject({
    required: ["hostId", "seed", "deck"],
    properties: { hostId: { type: "string" }, deck: { items: { type: "string" } } },
  });
});

test.each([undefined, null, 7, "seed", []])("%j is told what it has to be", (none) => {
  expect(linesOf(none)).toEqual([
    expect.stringMatching(/^the options must be an object of options, not /),
  ]);
});

test.each([0.5, 2 ** 60, "x", "0f", null, {}])("%j is no seed", (given) => {
  expect(linesOf({ ...good, seed: given })).toHaveLength(1);
});

test("a fault is about the option it begins with", () => {
  const about = (path: string): string => optionAt({ path, message: "" });
  expect(["config.speed", "decks[0]", "deck:", "seed"].map(about)).toEqual([
    "config",
    "decks",
    "deck",
    "seed",
  ]);
});

test("cards are defined by the game, and their faults keep their places", () => {
  const ace = { path: "ace.cost", message: "is missing" };
  const cards = cardsOf((given) => (given === 1 ? { ok: true } : { ok: false, faults: [ace] }));
  const table = optionTable("option", { cards });
  expect(optionFaults(table, { cards: 1 })).toEqual([]);
  expect(optionFaults(table, { cards: 2 })).toEqual([ace]);
});

test("settings that are left out are the usual ones, and so are those that say undefined", () => {
  const usual = { hand: 5, slots: 3 };
  expect(withDefaults(usual)).toEqual(usual);
  expect(withDefaults(usual, { hand: 0, slots: undefined } as object)).toEqual({
    hand: 0,
    slots: 3,
  });
});
