import type { CardId } from "./ids.ts";

/**
 * Every choice of so many of these cards, in their order. One after the other: of many cards there are more
 * than anybody could hold.
 */
export function* subsets(cards: readonly CardId[], count: number): Generator<CardId[], void> {
  if (count > cards.length) return;
  // Where the chosen lie among the cards; the next choice is the first in their order that comes after.
  const places = cards.slice(0, count).map((_, i) => i);
  for (;;) {
    yield places.map((place) => cards[place] as CardId);
    let moved = count - 1;
    while (moved >= 0 && places[moved] === cards.length - count + moved) moved--;
    if (moved < 0) return;
    let place = places[moved] as number;
    for (let i = moved; i < count; i++) places[i] = ++place;
  }
}
