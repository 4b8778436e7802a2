/** What the command line needs to know of a game besides the game itself. */
import type {
  CardView,
  Game,
  GameTypes,
  MaskedEvent,
  Seed,
  StartOptions,
  State,
  View,
} from "@tcg/core";
import type { FuzzOptions } from "@tcg/core/testkit";

export interface Table<G extends GameTypes> {
  readonly game: Game<G>;
  /** Who plays, in the order they sit. */
  readonly seats: readonly G["seat"][];
  /** Decks by name. */
  readonly decks: Readonly<Record<string, readonly string[]>>;
  /** The names of the decks that the seats play unless something else is said. */
  readonly usualDecks: readonly string[];
  /** What one of these decks is called and how it means to win; null where nobody said. */
  readonly deckAbout?: (name: string) => string | null;
  readonly options: (
    seed: Seed,
    decks: ReadonlyMap<G["seat"], readonly string[]>,
  ) => StartOptions<G>;
  /** Who went first; null where all act at once. */
  readonly firstSeat: (state: State<G>) => G["seat"] | null;
  /** How many turns or rounds have begun. */
  readonly turn: (state: State<G>) => number;
  /** A match that takes more commands than this is given up as unfinished. */
  readonly maxCommands: number;
  readonly words: Words<G>;
  readonly fuzz: Pick<FuzzOptions<G>, "options" | "badOptions" | "rarely">;
}

/** How a game is told. What is left out is told in a general way. */
interface Words<G extends GameTypes> {
  /** One line about how far the match is. */
  readonly progress?: (view: View<G>) => string;
  /** What a seat has besides its cards. */
  readonly seat?: (view: View<G>, seat: G["seat"]) => string;
  /** What a printed card is called; its field `name` unless said. */
  readonly name?: (def: string) => string;
  /** What is to be said of a card besides its name. */
  readonly card?: (view: View<G>, card: CardView<G>, names: Names) => string;
  /** A printed card, as lines. */
  readonly printed?: (def: string) => readonly string[];
  /** Why a match ended: "no life points were left". */
  readonly ending?: (reason: string) => string;
  /** An event in a sentence; null for nothing worth telling. */
  readonly event?: (event: MaskedEvent, names: Names) => string | null;
}

/** Names of cards, as far as the viewer knows them. */
export interface Names {
  /** A printed card by its id, or "a hidden card". */
  readonly def: (def: string | null | undefined) => string;
  /** A card of the match that the viewer can point at, by its id. */
  readonly card: (card: string | null | undefined) => string;
}

/** A table whose kind of game is nobody's business but the visitor's. */
export interface OpenTable {
  use<R>(visit: <G extends GameTypes>(table: Table<G>) => R): R;
}

export function openTable<G extends GameTypes>(table: Table<G>): OpenTable {
  return { use: (visit) => visit(table) };
}
