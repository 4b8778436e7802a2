/** Zones of a view on a line, for playthroughs; a game says how it writes a card. */
import type { CardView, GameTypes, ZoneView } from "../src/index.ts";

/** Where all cards can be pointed at. */
export function cardsInShort<G extends GameTypes>(
  { cards }: ZoneView<G>,
  show: (card: CardView<G>) => string,
): string {
  return cards.map(show).join("; ");
}

/** Where some may be hidden: how many there are, and those the viewer sees. */
export function countInShort<G extends GameTypes>(
  zone: ZoneView<G>,
  show: (card: CardView<G>) => string,
): string {
  if (zone.count === 0) return "";
  const faces = cardsInShort(zone, show);
  return faces === "" ? String(zone.count) : `${zone.count}: ${faces}`;
}
