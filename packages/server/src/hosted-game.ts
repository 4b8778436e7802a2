/** A game as a server offers it: its rules, what it is called, and the decks it brings. */
import type { RegisteredGame } from "@lunchtable-tcg/match";

export interface HostedGame {
  readonly registered: RegisteredGame;
  readonly title: string;
  /** In half a sentence, for who chooses what to play. */
  readonly about: string;
  /** Where the rulebook lies, as Markdown; null if there is none. */
  readonly rules: URL | null;
  /** By name; the first is for who asks for none, the second for their opponent. */
  readonly decks: Readonly<Record<string, HostedDeck>>;
}

export interface HostedDeck {
  readonly title: string;
  /** How it means to win, in a sentence for who chooses. */
  readonly about?: string;
  /** What it is made of, such as cliques, if that tells decks apart. */
  readonly parts?: readonly DeckPart[];
  /** Ids of cards, one for each copy. */
  readonly cards: readonly string[];
}

export interface DeckPart {
  readonly name: string;
  /** As CSS writes it. */
  readonly colour: string;
}
