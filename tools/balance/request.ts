/** What a measurement is asked to do, and what comes of each game: data that threads can exchange. */
export type GameName = "lunchtable" | "lorcana";

export interface NamedDeck {
  readonly name: string;
  readonly cards: readonly string[];
}

export interface BalanceRequest {
  readonly game: GameName;
  readonly seed: number;
  /** For each pair of decks. */
  readonly games: number;
  /** Plays both seats. */
  readonly bot: string;
  /** What bots take hidden cards for: any card there is, or the rest of one of the built-in decks. */
  readonly prior: "any" | "decks";
  readonly decks: readonly NamedDeck[];
  /** Each deck also plays itself. */
  readonly mirror: boolean;
  /** Settings of the rules that are not as usual. */
  readonly config: Readonly<Record<string, unknown>>;
  /** Whether games tell which cards were drawn and played. */
  readonly cards: boolean;
}

/** Which of the two decks of a pair: 0 or 1. */
export type Side = 0 | 1;

export interface GameResult {
  readonly number: number;
  /** The pair, as numbers of `decks`. */
  readonly pair: readonly [number, number];
  /** Null in a draw and in a game that was given up. */
  readonly winner: Side | null;
  /** Who took turn 1. */
  readonly first: Side;
  readonly turns: number;
  readonly ending: string;
  /** By side; there if asked for. */
  readonly cards?: readonly [CardsSeen, CardsSeen];
}

/** Printed cards of a side, each once however often it happened. */
export interface CardsSeen {
  /** Came to the hand. */
  readonly drawn: readonly string[];
  /** Was summoned or set as a stereotype, or activated as a spell or trap. */
  readonly played: readonly string[];
  /** Had an effect that went on the chain by itself: not a spell's or trap's activation. */
  readonly acted: readonly string[];
}

/** Every two decks, in the order they are listed; with `mirror` also each with itself. */
export function pairsOf({ decks, mirror }: Pick<BalanceRequest, "decks" | "mirror">) {
  return decks.flatMap((_, one) =>
    decks.flatMap((_deck, other): (readonly [number, number])[] =>
      other > one || (mirror && other === one) ? [[one, other]] : [],
    ),
  );
}

export const UNFINISHED = "unfinished";
