/** A request and results for the tests of what is made of them. */
import type { GameResult, SimRequest } from "./request.ts";

const deck = { name: "plain", cards: ["a"] };

export const request: SimRequest = {
  game: "lunchtable",
  seed: 1,
  games: 4,
  sides: [
    { bot: "greedy", deck },
    { bot: "random", deck },
  ],
  swap: true,
  record: false,
};

export const result = (number: number, given: Partial<GameResult>): GameResult => ({
  number,
  winners: [0],
  first: 0,
  turns: 10,
  commands: 100,
  ending: "life",
  cards: null,
  ...given,
});
