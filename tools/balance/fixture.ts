/** Decks and requests for the tests of the measurement. */
import { cliques } from "@ltcg/cards";
import type { BalanceRequest, GameResult, NamedDeck } from "./request.ts";

/** Two legal decks of the first two cliques, which are theirs alone. */
export const twoDecks: readonly [NamedDeck, NamedDeck] = [deckOf(0), deckOf(1)];

function deckOf(place: number): NamedDeck {
  const own = cliques[place]?.cards ?? [];
  const printed = own.filter((card) => card.type !== "stereotype" || !card.token);
  const cards = printed.flatMap(({ id }) => [id, id]).slice(0, 40);
  return { name: `two of each ${place}`, cards };
}

export const request: BalanceRequest = {
  game: "lunchtable",
  seed: 1,
  games: 6,
  bot: "random",
  prior: "any",
  decks: twoDecks,
  mirror: false,
  config: {},
  cards: true,
};

export function result(number: number, given: Partial<GameResult>): GameResult {
  return { number, pair: [0, 1], winner: 0, first: 0, turns: 10, ending: "lp_zero", ...given };
}
