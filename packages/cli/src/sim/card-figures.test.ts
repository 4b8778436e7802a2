import { expect, test } from "vitest";
import { cardFigures } from "./card-figures.ts";
import { request, result } from "./summary.fixture.ts";

const decks = {
  ...request,
  sides: [
    { bot: "greedy", deck: { name: "one", cards: ["a", "b", "a"] } },
    { bot: "random", deck: { name: "other", cards: ["b"] } },
  ],
} as const;
const nothing = { drawn: [], played: [] };
const results = [
  result(0, {
    winners: [0],
    cards: [
      { drawn: ["a"], played: ["a"] },
      { drawn: ["b"], played: [] },
    ],
  }),
  result(1, { winners: [1], cards: [{ drawn: ["a", "b"], played: ["b"] }, nothing] }),
  result(2, { winners: [], cards: [{ drawn: ["a"], played: [] }, nothing] }),
  result(3, { winners: [0], cards: [nothing, { drawn: [], played: ["b"] }] }),
];

test("each card of each deck is counted by the games of its own side", () => {
  const figures = cardFigures(decks, results, (card) => card.toUpperCase());
  expect(figures?.map(({ side, name, copies }) => [side, name, copies])).toEqual([
    [0, "A", 2],
    [0, "B", 1],
    [1, "B", 1],
  ]);
  const [a, b, other] = figures ?? [];
  expect(a).toMatchObject({
    drawn: { count: 3, of: 4 },
    played: { count: 1, of: 4 },
    wonDrawn: { count: 1, of: 3 },
    wonUndrawn: { count: 1, of: 1 },
    wonPlayed: { count: 1, of: 1 },
  });
  expect(b).toMatchObject({ wonDrawn: { count: 0, of: 1 }, wonPlayed: { count: 0, of: 1 } });
  // What was played need not have been drawn: it may have come from elsewhere.
  expect(other).toMatchObject({ drawn: { count: 1 }, wonPlayed: { count: 0, of: 1 } });
});

test("where a game does not tell of cards there are no figures", () => {
  expect(cardFigures(decks, [...results, result(4, {})], String)).toBeNull();
});
