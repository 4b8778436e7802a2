/** The result of many games. */
import type { Seed } from "@tcg/core";
import { type CardFigures, cardFigures } from "./card-figures.ts";
import { type GameResult, type SimRequest, UNFINISHED } from "./request.ts";
import { type Spread, spread, tally } from "./spread.ts";
import { type Share, wilson } from "./wilson.ts";

export interface Summary {
  readonly game: string;
  readonly seed: Seed;
  readonly games: number;
  readonly swap: boolean;
  /** Shares are of all games, draws and unfinished ones included. */
  readonly sides: readonly (Share & { readonly bot: string; readonly deck: string })[];
  readonly draws: number;
  readonly unfinished: number;
  /** How often the side that went first won; null where all act at once. */
  readonly firstSeat: Share | null;
  readonly turns: Spread;
  /** How many games took how many turns: `[turns, games]`. */
  readonly gamesByTurns: readonly (readonly [number, number])[];
  readonly commands: Spread;
  readonly endings: Readonly<Record<string, number>>;
  /** Null where the game does not tell of the use of cards. */
  readonly cards: readonly CardFigures[] | null;
}

export function summarise(
  request: SimRequest,
  results: readonly GameResult[],
  nameOf: (card: string) => string = (card) => card,
): Summary {
  const { game, seed, games, sides, swap } = request;
  const unfinished = results.filter(({ ending }) => ending === UNFINISHED).length;
  const endings = Object.fromEntries(
    [...Map.groupBy(results, ({ ending }) => ending)]
      .map(([ending, group]) => [ending, group.length] as const)
      .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1)),
  );
  const withFirst = results.filter(({ first }) => first !== null);
  const firstWon = withFirst.filter(({ first, winners }) => winners.includes(first ?? -1));
  const turns = results.map((result) => result.turns);
  return {
    game,
    seed,
    games,
    swap,
    sides: sides.map(({ bot, deck }, side) => ({
      bot,
      deck: deck.name,
      ...wilson(results.filter(({ winners }) => winners.includes(side)).length, games),
    })),
    draws: results.filter(({ winners }) => winners.length === 0).length - unfinished,
    unfinished,
    firstSeat: withFirst.length === 0 ? null : wilson(firstWon.length, withFirst.length),
    turns: spread(turns),
    gamesByTurns: tally(turns),
    commands: spread(results.map(({ commands }) => commands)),
    endings,
    cards: cardFigures(request, results, nameOf),
  };
}
