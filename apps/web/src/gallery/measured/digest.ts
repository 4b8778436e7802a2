/** By what a measurement knows the cards and decks again that it was made with. */
import { hashJson } from "@tcg/core";
import type { CardFace } from "@tcg/core/hosting";

/** What a card looks like and how it is worded: it plays the same without. By its name others ask for it. */
const looks: readonly string[] = ["art", "clique", "flavor", "flavour", "text"];

/** Long enough that no two cards of a set have the same by chance. */
const DIGITS = 12;

export function cardDigest(face: CardFace): string {
  const ruled = Object.entries(face).filter(([field]) => !looks.includes(field));
  return hashJson(Object.fromEntries(ruled)).slice(0, DIGITS);
}

/** `digestOf`: of a card, by its id. The order of the list does not count. */
export function deckDigest(cards: readonly string[], digestOf: (card: string) => string): string {
  const all = cards.map((card) => `${card} ${digestOf(card)}`);
  return hashJson(all.toSorted()).slice(0, DIGITS);
}
