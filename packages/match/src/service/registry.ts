/** The games a service can host. A match pins game, rules version and card set; all must be here. */
import type { Game, GameTypes, Rejection, StartOptions, State } from "@tcg/core";

/** What hosting a game takes besides the game. */
export interface GameEntry<G extends GameTypes> {
  readonly game: Game<G>;
  readonly seats: readonly G["seat"][];
  /** From what each seat brought to what `start` takes. */
  readonly options: (
    decks: Readonly<Record<string, readonly string[]>>,
  ) => Omit<StartOptions<G>, "seed" | "config">;
  /** Why a deck may not be played, or null. */
  readonly checkDeck: (deck: readonly string[]) => Rejection | null;
  /** A definition as a client shows it. */
  readonly describeCard: (def: string) => object | null;
  /** For lists of matches. */
  readonly turnNumber?: (state: State<G>) => number;
}

/** An entry whose game's own types nobody outside of it needs. */
export type RegisteredGame = GameEntry<GameTypes>;

export function registerGame<G extends GameTypes>(entry: GameEntry<G>): RegisteredGame {
  // Commands, states and views pass through the service as they are: only the game reads them.
  return entry as unknown as RegisteredGame;
}

export function findGame(
  games: readonly RegisteredGame[],
  pinned: { readonly game: string; readonly rulesVersion: number; readonly cardSet: string },
): RegisteredGame | null {
  return (
    games.find(
      ({ game }) =>
        game.id === pinned.game &&
        game.rulesVersion === pinned.rulesVersion &&
        game.cardSet === pinned.cardSet,
    ) ?? null
  );
}
