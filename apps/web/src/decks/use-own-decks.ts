/** One's own decks, for pages: `useOwnDecks("lunchtable")` has those of a game, as they are now. */
import { useMemo, useSyncExternalStore } from "react";
import { follow, type KeptDecks, keptDecks, unread } from "./kept-decks.ts";
import type { OwnDeck } from "./own-deck.ts";

export const useKeptDecks = (): KeptDecks => useSyncExternalStore(follow, keptDecks, () => unread);

/** Empty until the browser's own have been read, and while a page is rendered on the server. */
export function useOwnDecks(game: string): readonly OwnDeck[] {
  const { decks } = useKeptDecks();
  return useMemo(() => decks.filter((deck) => deck.game === game), [decks, game]);
}
