/** Decks of any inks (the match's config allows six), from cards that work on each other. */
import type { Stream } from "@tcg/core";
import type { CardTable } from "../src/cards.ts";

export function aDeck(random: Stream, cards: CardTable, size: number): string[] {
  const pool = Object.values(cards);
  const few = random.shuffle(pool).slice(0, 30);
  const characters = random.shuffle(pool.filter(({ type }) => type === "character")).slice(0, 15);
  const kinds = [...few, ...characters].map(({ id }) => id);
  const deck = Array.from({ length: size }, (_, i) => kinds[i % kinds.length] as string);
  return random.shuffle(deck);
}
