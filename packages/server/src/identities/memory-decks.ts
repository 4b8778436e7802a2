/** The decks of players in memory, for as long as the process lives. */
import type { DeckShelf, KeptDeck } from "./deck-shelf.ts";

export function memoryDecks(): DeckShelf {
  const byPlayer = new Map<string, Map<string, KeptDeck>>();
  return {
    listDecks: async (player) => [...(byPlayer.get(player)?.values() ?? [])],
    async keepDeck(deck, most) {
      const own = byPlayer.get(deck.player) ?? new Map<string, KeptDeck>();
      if (!own.has(deck.deckId) && own.size >= most) return false;
      byPlayer.set(deck.player, own.set(deck.deckId, deck));
      return true;
    },
    async removeDeck(player, deckId) {
      byPlayer.get(player)?.delete(deckId);
    },
  };
}
