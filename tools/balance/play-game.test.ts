import { expect, test } from "vitest";
import { request, twoDecks } from "./fixture.ts";
import { measuredLorcana, measuredLunchTable } from "./games.ts";
import { playGame } from "./play-game.ts";

const results = Array.from({ length: 12 }, (_, number) =>
  playGame(measuredLunchTable, { ...request, games: 12 }, number),
);

test("in a couple of games each deck goes first once", () => {
  for (let number = 0; number < 12; number += 2) {
    const firsts = [results[number]?.first, results[number + 1]?.first];
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
  }
  // And it is not always the same seat that does.
  expect(new Set(results.map(({ first, number }) => (first + number) % 2)).size).toBe(2);
});

test("a deck that plays itself has the same game twice, from both sides", () => {
  const mirrored = { ...request, decks: [twoDecks[0]], mirror: true, games: 4 };
  const [one, other] = [0, 1].map((number) => playGame(measuredLunchTable, mirrored, number));
  if (one === undefined || other === undefined || one.winner === null) throw new Error("a draw");
  expect(other).toMatchObject({ turns: one.turns, ending: one.ending, winner: 1 - one.winner });
});

test("each side draws and plays its own cards only, and nothing it has not got", () => {
  for (const { cards: seen } of results) {
    for (const side of [0, 1] as const) {
      const own = new Set(twoDecks[side].cards);
      const { drawn = [], played = [] } = seen?.[side] ?? {};
      expect(drawn.length).toBeGreaterThan(4);
      expect([...drawn, ...played].filter((card) => !own.has(card))).toEqual([]);
      expect(played.length).toBeGreaterThan(0);
    }
  }
  const acted = results.flatMap(({ cards: seen }) => seen?.[0].acted ?? []);
  expect(acted.length).toBeGreaterThan(0);
});

test("a pair plays the same games whoever else is measured", () => {
  const third = { name: "third", cards: twoDecks[1].cards };
  const three = { ...request, decks: [third, ...twoDecks], games: 2 };
  // Of the pairs third-0, third-1 and 0-1 it is the last.
  const last = playGame(measuredLunchTable, three, 5);
  const {
    number: _n,
    pair: _p,
    ...alone
  } = playGame(measuredLunchTable, { ...request, games: 2 }, 1);
  expect(last).toMatchObject({ pair: [1, 2], ...alone });
});

test("the rules can be changed", () => {
  const short = { ...request, config: { maxTurns: 2, startingLifePoints: 100_000 } };
  expect(playGame(measuredLunchTable, short, 0)).toMatchObject({
    ending: "turn_limit",
    winner: null,
  });
});

test("Lorcana's starter decks are measured in the same way", () => {
  const decks = measuredLorcana.starters;
  const asked = { ...request, game: "lorcana", decks, games: 2 } as const;
  const [one, other] = [0, 1].map((number) => playGame(measuredLorcana, asked, number));
  expect([one?.pair, other?.pair]).toEqual([
    [0, 1],
    [0, 1],
  ]);
  for (const { turns = 0, cards: seen } of [one ?? {}, other ?? {}]) {
    expect(turns).toBeGreaterThan(4);
    const own = new Set(decks[0]?.cards);
    expect(seen?.[0].played.filter((card) => !own.has(card))).toEqual([]);
    expect(seen?.[0].played.length).toBeGreaterThan(0);
  }
});
