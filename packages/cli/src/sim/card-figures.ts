/** What single cards have to do with winning. A card that wins when it is played may also be played by whoever wins. */
import type { CardsUsed, GameResult, SimRequest } from "./request.ts";
import { type Share, wilson } from "./wilson.ts";

export interface CardFigures {
  /** Of the deck of this side: 0 is A, 1 is B. */
  readonly side: number;
  readonly card: string;
  readonly name: string;
  /** In the deck. */
  readonly copies: number;
  /** Games in which its side had it in hand, from the deck. */
  readonly drawn: Share;
  /** Games in which it was played. */
  readonly played: Share;
  /** Games that its side won, of those in which it was drawn, was not drawn, was played. */
  readonly wonDrawn: Share;
  readonly wonUndrawn: Share;
  readonly wonPlayed: Share;
}

/** In the order of the decks; a copy of a card is as good as the other. Null: the game does not tell. */
export function cardFigures(
  { sides }: SimRequest,
  results: readonly GameResult[],
  nameOf: (card: string) => string,
): readonly CardFigures[] | null {
  if (results.some(({ cards }) => cards === null)) return null;
  return sides.flatMap(({ deck }, side) =>
    [...Map.groupBy(deck.cards, (card) => card)].map(([card, copies]): CardFigures => {
      const uses = (how: keyof CardsUsed): GameResult[] =>
        results.filter(({ cards }) => cards?.[side]?.[how].includes(card));
      const wins = (games: readonly GameResult[]): Share =>
        wilson(games.filter(({ winners }) => winners.includes(side)).length, games.length);
      const [drawn, played] = [uses("drawn"), uses("played")];
      const held = new Set(drawn);
      return {
        side,
        card,
        name: nameOf(card),
        copies: copies.length,
        drawn: wilson(drawn.length, results.length),
        played: wilson(played.length, results.length),
        wonDrawn: wins(drawn),
        wonUndrawn: wins(results.filter((game) => !held.has(game))),
        wonPlayed: wins(played),
      };
    }),
  );
}
