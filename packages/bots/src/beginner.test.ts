import { cards, deckNamed } from "@ltcg/cards";
import { createGame } from "@ltcg/engine";
import { expect, test } from "vitest";
import { playMatch } from "../fixtures/play-match.ts";
import { type Bot, beginner, bots, greedy, levels, random } from "./index.ts";

const game = createGame(cards);
const { cards: deck } = deckNamed("sugar-rush");

function wins(of: Bot, against: Bot, matches: number): number {
  let won = 0;
  for (let number = 0; number < matches; number++) {
    const seat = number % 2 === 0 ? "host" : "away";
    const options = { hostDeck: deck, awayDeck: deck, seed: Math.floor(number / 2) };
    const botOf = (other: string): Bot => (other === seat ? of : against);
    const { outcome } = playMatch({ game, options, seed: number, botOf }).final;
    if (outcome.status === "ended" && (outcome.winners as readonly string[]).includes(seat)) won++;
  }
  return won;
}

test("a beginner is no match for greedy, and knows better than to play at random", () => {
  // Of 16; by chance alone 13 happen once in a hundred times.
  expect(wins(greedy, beginner, 16)).toBeGreaterThanOrEqual(11);
  expect(wins(beginner, random, 16)).toBeGreaterThanOrEqual(11);
});

test("the same stream makes the same mistakes", () => {
  const play = (): unknown =>
    playMatch({
      game,
      options: { hostDeck: deck, awayDeck: deck, seed: 5 },
      seed: 5,
      botOf: () => beginner,
    }).final.outcome;
  expect(play()).toEqual(play());
});

test("every level has its bot", () => {
  expect(Object.values(levels).map((name) => bots[name].name)).toEqual([
    "beginner",
    "greedy",
    "search",
  ]);
});
