/** LunchTable with the cards of a file. */
import type { CardSet, LunchTable } from "@ltcg/engine";
import { hostLunchTable } from "@ltcg/engine/hosting";
import type { HostableGame, HostedDeck } from "@tcg/core/hosting";

export function hostSet({ cards, decks, config }: CardSet): HostableGame<LunchTable> {
  return hostLunchTable({ cards, config, decks: titled(decks) });
}

/** A deck in a file has nothing but a name and cards. */
function titled(decks: CardSet["decks"]): Record<string, HostedDeck> {
  return Object.fromEntries(
    Object.entries(decks).map(([name, cards]) => [name, { title: name, cards }]),
  );
}
