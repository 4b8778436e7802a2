/** What the games of a measurement come to. */
import { type Spread, spread } from "../../packages/cli/src/sim/spread.ts";
import { type Share, wilson } from "../../packages/cli/src/sim/wilson.ts";
import {
  type BalanceRequest,
  type CardsSeen,
  type GameResult,
  type Side,
  UNFINISHED,
} from "./request.ts";

export interface CardRow {
  readonly deck: string;
  readonly card: string;
  readonly copies: number;
  /** Games in which it came to the hand, of all games of its deck. */
  readonly drawn: Share;
  /** Of the games in which it was drawn, those in which it was played. */
  readonly played: Share;
  /** Games in which an effect of it was activated on the table, of those in which it was played. */
  readonly acted: Share;
  /** Decided games that its deck won, of those in which it was drawn and was played. */
  readonly wonDrawn: Share;
  readonly wonPlayed: Share;
}

/** How the matches of two decks go, whoever of them wins. */
interface PairRow {
  readonly decks: readonly [string, string];
  readonly first: Share;
  readonly turns: Spread;
  readonly endings: readonly Ending[];
}

interface Ending {
  readonly reason: string;
  readonly share: Share;
}

export interface Summary {
  readonly decks: readonly string[];
  /** Row against column, of decided games; null where they did not meet. Mirrors have no winner. */
  readonly matrix: readonly (readonly (Share | null)[])[];
  /** Each deck against all others. */
  readonly field: readonly Share[];
  /** Who took turn 1, of decided games; mirrors count. */
  readonly first: Share;
  readonly turns: Spread;
  readonly games: number;
  readonly draws: number;
  readonly unfinished: number;
  readonly endings: readonly Ending[];
  readonly pairs: readonly PairRow[];
  readonly cards: readonly CardRow[];
}

export function summarise(request: BalanceRequest, results: readonly GameResult[]): Summary {
  const { decks } = request;
  const numbers = decks.map((_, i) => i);
  const met = results.filter(({ pair: [one, other] }) => one !== other);
  const decided = results.filter(({ winner }) => winner !== null);
  const unfinished = results.filter(({ ending }) => ending === UNFINISHED).length;
  return {
    decks: decks.map(({ name }) => name),
    matrix: numbers.map((row) =>
      numbers.map((column) => {
        const between = met.filter(({ pair }) => pair.includes(row) && pair.includes(column));
        return row === column || between.length === 0 ? null : wins(between, row);
      }),
    ),
    field: numbers.map((deck) => wins(met, deck)),
    first: firstWins(results),
    turns: spread(results.map(({ turns }) => turns)),
    games: results.length,
    draws: results.length - decided.length - unfinished,
    unfinished,
    endings: endingsOf(results),
    pairs: pairRows(request, results),
    cards: request.cards ? cardRows(request, results) : [],
  };
}

/** Of the decided games, those won by who took turn 1. */
function firstWins(results: readonly GameResult[]): Share {
  const decided = results.filter(({ winner }) => winner !== null);
  return wilson(decided.filter(({ winner, first }) => winner === first).length, decided.length);
}

/** The most frequent first. */
function endingsOf(results: readonly GameResult[]): Ending[] {
  return [...Map.groupBy(results, ({ ending }) => ending)]
    .sort(([a, many], [b, more]) => more.length - many.length || (a < b ? -1 : 1))
    .map(([reason, group]) => ({ reason, share: wilson(group.length, results.length) }));
}

function pairRows({ decks }: BalanceRequest, results: readonly GameResult[]): PairRow[] {
  const nameOf = (deck: number): string => decks[deck]?.name ?? String(deck);
  return [...Map.groupBy(results, ({ pair }) => pair.join(" ")).values()].map((games) => {
    const [one, other] = (games[0] as GameResult).pair;
    return {
      decks: [nameOf(one), nameOf(other)],
      first: firstWins(games),
      turns: spread(games.map(({ turns }) => turns)),
      endings: endingsOf(games),
    };
  });
}

/** Of the decided games of this deck, those it won. */
function wins(results: readonly GameResult[], deck: number): Share {
  const own = results.filter(({ pair, winner }) => pair.includes(deck) && winner !== null);
  return wilson(own.filter(({ pair, winner }) => pair[winner as Side] === deck).length, own.length);
}

interface Played {
  readonly seen: CardsSeen;
  /** Null: nobody did. */
  readonly won: boolean | null;
}

function cardRows({ decks }: BalanceRequest, results: readonly GameResult[]): CardRow[] {
  return decks.flatMap(({ name, cards }, deck) => {
    const games = results.flatMap((result): Played[] =>
      ([0, 1] as const).flatMap((side) => {
        const seen = result.pair[side] === deck ? result.cards?.[side] : undefined;
        const { winner } = result;
        return seen === undefined ? [] : [{ seen, won: winner === null ? null : winner === side }];
      }),
    );
    const copies = Map.groupBy(cards, (card) => card);
    return [...copies].map(([card, { length }]) => rowOf(name, card, length, games));
  });
}

function rowOf(deck: string, card: string, copies: number, games: readonly Played[]): CardRow {
  const drawn = games.filter(({ seen }) => seen.drawn.includes(card));
  // A stereotype may come from the deck or the graveyard without having been in the hand.
  const played = games.filter(({ seen }) => seen.played.includes(card));
  const acted = played.filter(({ seen }) => seen.acted.includes(card));
  const drawnAndPlayed = drawn.filter(({ seen }) => seen.played.includes(card));
  return {
    deck,
    card,
    copies,
    drawn: wilson(drawn.length, games.length),
    played: wilson(drawnAndPlayed.length, drawn.length),
    acted: wilson(acted.length, played.length),
    wonDrawn: won(drawn),
    wonPlayed: won(played),
  };
}

function won(games: readonly Played[]): Share {
  const decided = games.filter((game) => game.won !== null);
  return wilson(decided.filter((game) => game.won).length, decided.length);
}
