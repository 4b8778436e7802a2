import { expect, test } from "vitest";
import { rejecter } from "../rejections.ts";
import { integer, own, type Scope, word } from "../shapes/index.ts";
import { matchOptions, optionRejections } from "./match-options.ts";
import { optionTable } from "./option-shapes.ts";

interface Limits extends Scope {
  readonly most: number;
}

const reject = rejecter(optionRejections({ seat: "There is no such seat.", deckRule: "T 1" }));
const { engineFaults, startProblem } = matchOptions<readonly string[], Limits>({
  defineCards: (given) =>
    Array.isArray(given)
      ? { ok: true, cards: given as readonly string[] }
      : { ok: false, faults: [{ path: "cards", message: "must be a list" }] },
  config: optionTable("setting", { speed: { optional: integer(1, 9) } }),
  seatOptions: { dealer: { optional: word(["host", "away"]) } },
  judgeDeck: (deck, { most }) =>
    Array.isArray(deck) && deck.length <= most
      ? { ok: true }
      : { ok: false, faults: [{ message: `It has more than ${most} cards.` }] },
  // One copy of each card; of cards that nobody knows one.
  scopeOf: (cards) => ({ most: cards?.length ?? 1 }),
  reject,
});

const cards = ["mo", "ada"];
const match = { hostDeck: ["mo"], awayDeck: ["ada"] };
const tooMany = ["mo", "mo", "mo"];

test("a match can be started with its options, whatever its seed", () => {
  expect(startProblem(cards, match)).toBeNull();
  const all = { ...match, config: { speed: 9 }, dealer: "away", seed: "rolled" };
  expect(startProblem(cards, all)).toBeNull();
});

test.each([
  ["options/unknown", { decks: [], config: 7, dealer: "me", hostDeck: tooMany }],
  ["options/bad-config", { config: { speed: 0 }, dealer: "me", hostDeck: tooMany }],
  ["options/bad-seat", { dealer: "me", hostDeck: tooMany }],
  ["options/bad-deck", { hostDeck: tooMany }],
] as const)("%s is what a start is refused with if the options are %j", (code, wrong) => {
  const problem = startProblem(cards, { ...match, ...wrong });
  expect(problem).toMatchObject({ code });
  expect(own(problem?.data, "faults")).toHaveLength(Object.keys(wrong).length);
});

test("a bad deck is told with its seat and all of its faults", () => {
  expect(startProblem(cards, { ...match, awayDeck: tooMany })).toEqual({
    code: "options/bad-deck",
    message: "A deck is not legal.",
    rule: "T 1",
    data: {
      faults: ["awayDeck: It has more than 2 cards."],
      decks: [{ seat: "away", faults: [{ message: "It has more than 2 cards." }] }],
    },
  });
});

test("a further seat takes part if it brings a deck, which is judged as well", () => {
  const three = matchOptions<readonly string[], Limits>({
    defineCards: (given) => ({ ok: true, cards: given as readonly string[] }),
    config: optionTable("setting", {}),
    seatOptions: {},
    furtherSeats: ["third"],
    judgeDeck: (deck, { most }) =>
      Array.isArray(deck) && deck.length <= most
        ? { ok: true }
        : { ok: false, faults: [{ message: "It is too large." }] },
    scopeOf: (known) => ({ most: known?.length ?? 1 }),
    reject,
  });
  expect(three.startProblem(cards, match)).toBeNull();
  expect(three.startProblem(cards, { ...match, thirdDeck: ["mo"] })).toBeNull();
  expect(three.startProblem(cards, { ...match, thirdDeck: tooMany })?.data).toEqual({
    faults: ["thirdDeck: It is too large."],
    decks: [{ seat: "third", faults: [{ message: "It is too large." }] }],
  });
  expect(startProblem(cards, { ...match, thirdDeck: ["mo"] })).toMatchObject({
    code: "options/unknown",
  });
  const engine = { ...match, cards, hostId: "hana", awayId: "omar", thirdId: "", seed: 7 };
  expect(three.engineFaults(engine)).toEqual(['thirdId must be a text that is not empty, not ""']);
});

test("no options at all are refused, too", () => {
  expect(startProblem(cards, undefined)).toMatchObject({ code: "options/unknown" });
});

test("an engine takes cards, players and a seed besides, and looks at the seed", () => {
  const engine = { ...match, cards, hostId: "hana", awayId: "omar", seed: 7 };
  expect(engineFaults(engine)).toEqual([]);
  expect(engineFaults({ ...engine, cards: 7, awayId: "", awayDeck: tooMany, seed: "x" })).toEqual([
    "cards must be a list",
    'awayId must be a text that is not empty, not ""',
    "awayDeck: It has more than 1 cards.",
    'seed must be a whole number or 64 hexadecimal digits, not "x"',
  ]);
});
