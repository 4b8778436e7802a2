/** The decks that players keep with the server. Whether they are legal, the rules say when they are played. */

export interface KeptDeck {
  /** Of the guest or agent. */
  readonly player: string;
  /** Chosen by whoever keeps it: the same again is the same deck. */
  readonly deckId: string;
  readonly game: string;
  /** Somebody's own words. */
  readonly name: string;
  /** One id for each copy. */
  readonly cards: readonly string[];
  readonly updatedAtMs: number;
}

export interface DeckShelf {
  /** All decks of a player, in the order in which they were first kept. */
  listDecks(player: string): Promise<readonly KeptDeck[]>;
  /** Keeps a deck, or keeps it anew, unless its player has `most` others. Returns whether it was kept. */
  keepDeck(deck: KeptDeck, most: number): Promise<boolean>;
  /** Nothing happens if it is not there. */
  removeDeck(player: string, deckId: string): Promise<void>;
}
