import { createRandom } from "@tcg/core";
import { expect, test } from "vitest";
import { defined } from "../../fixtures/duel.ts";
import { cafeteriaDeck, cliqueDeck, exampleTable } from "../../fixtures/examples/index.ts";
import type { CardDefinition } from "../cards/card.ts";
import { hostLunchTable } from "./index.ts";

const decks = {
  cafeteria: { title: "Cafeteria", cards: cafeteriaDeck },
  clique: { title: "Clique", cards: cliqueDeck },
};
const hosted = hostLunchTable({ cards: exampleTable, decks, config: { startingLifePoints: 900 } });

test("a match is started with the set's own config, of which it may say otherwise", () => {
  const lists = { host: cafeteriaDeck, away: cliqueDeck };
  const options = { hostDeck: cafeteriaDeck, awayDeck: cliqueDeck, seed: 1 };
  const config = { startingLifePoints: 900 };
  expect(hosted.options(lists, { seed: 1 })).toEqual({ ...options, config });
  expect(hosted.options(lists, { seed: 1, config: { maxTurns: 9 } })).toEqual({
    ...options,
    config: { ...config, maxTurns: 9 },
  });
  const plain = hostLunchTable({ cards: exampleTable, decks });
  expect(plain.options(lists, { seed: 1 })).toEqual(options);
  const opening = hosted.game.start(hosted.options(lists, { seed: 1 }));
  if (!opening.ok) throw new Error(opening.rejection.message);
  expect(hosted.firstSeat(opening.state)).toBe(opening.state.shared.firstSeat);
  expect(hosted.turnNumber(opening.state)).toBe(1);
});

test("a deck is judged by the set's own limits", () => {
  expect(hosted.checkDeck(cafeteriaDeck)).toBeNull();
  expect(hosted.checkDeck(cafeteriaDeck.slice(1))?.rule).toBe("LT 4.1");
  const small = hostLunchTable({ cards: exampleTable, decks, config: { minDeck: 10 } });
  expect(small.checkDeck(cafeteriaDeck.slice(0, 10))).toBeNull();
});

test("a printed card is its name and kind, its text with flavour, and its numbers", () => {
  const kid: CardDefinition = {
    id: "kid",
    name: "New Kid",
    type: "stereotype",
    rarity: "common",
    level: 1,
    attack: 300,
    defense: 200,
    flavour: "Hm.",
  };
  const { printCard, describeCard } = hostLunchTable({
    cards: defined([kid]),
    decks: {},
    describe: ({ archetype = "nobody" }) => ({ clique: archetype }),
  });
  const [head, text, numbers] = printCard?.("kid") ?? [];
  expect([head?.[0], text, numbers?.length]).toEqual(["New Kid", ["“Hm.”"], 1]);
  expect(printCard?.("no-such-card")).toEqual([]);
  expect(describeCard("kid")).toEqual({ ...kid, clique: "nobody" });
  expect(describeCard("no-such-card")).toBeNull();
});

test("what fuzzing plays starts, and what it takes for bad is refused", () => {
  const random = createRandom(3);
  for (let i = 0; i < 20; i++) {
    expect(hosted.game.start(hosted.fuzz.options(random)).ok).toBe(true);
    const bad = hosted.fuzz.badOptions?.(random);
    expect(bad && hosted.game.start(bad).ok).toBe(false);
  }
});
