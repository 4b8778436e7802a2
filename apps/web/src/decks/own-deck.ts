/** A deck that somebody builds: what it is, and what changing it means. */

export interface Deck {
  readonly game: string;
  readonly name: string;
  /** One id for each copy; the copies of a card stand together. */
  readonly cards: readonly string[];
}

export interface OwnDeck extends Deck {
  /** The same in this browser and with the server. */
  readonly deckId: string;
  readonly updatedAtMs: number;
}

/** As the server takes it. */
export const LONGEST_NAME = 32;

/** How many there are of each card, in the order of the deck. */
export function countsOf(cards: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/** One more copy, beside those there are. */
export function withOneMore(cards: readonly string[], card: string): readonly string[] {
  const last = cards.lastIndexOf(card);
  return last < 0 ? [...cards, card] : cards.toSpliced(last, 0, card);
}

export function withOneLess(cards: readonly string[], card: string): readonly string[] {
  const last = cards.lastIndexOf(card);
  return last < 0 ? cards : cards.toSpliced(last, 1);
}

/** The name that a deck is kept under: none, and too long ones, are mended. */
export const fitName = (name: string): string =>
  Array.from(name.trim()).slice(0, LONGEST_NAME).join("") || "A deck without a name";
