/** `lunchtable cards decks`: what one can sit down with, and what is in it. */
import { cliques, type Deck, decks as houseDecks } from "@ltcg/cards";
import type { CardSet } from "@ltcg/engine";
import { cardText } from "@ltcg/engine/text";
import { unknown } from "../closest.ts";
import { WrongCall } from "../errors.ts";
import { inColumns } from "../text/columns.ts";

export function findDeckIn({ decks }: CardSet, wanted: string): readonly string[] {
  const found = Object.hasOwn(decks, wanted) ? decks[wanted] : undefined;
  if (found !== undefined) return found;
  throw new WrongCall(unknown("deck", wanted, Object.keys(decks)));
}

/** What is known of a deck besides its cards: of those of the house, everything. */
function houseDeck(name: string, cards: readonly string[] | undefined): Deck | undefined {
  return houseDecks.find((deck) => deck.id === name && deck.cards === cards);
}

/** "Done Before the Bell (Sugar Rush)" */
function titleOf({ name, cliques: ids }: Deck): string {
  const names = cliques.filter(({ id }) => ids.includes(id)).map((clique) => clique.name);
  return `${name} (${names.join(", ")})`;
}

/** A deck in a line, for who plays it; of a deck in a file there is nothing to tell. */
export function deckAbout({ decks }: CardSet, name: string): string | null {
  const deck = houseDeck(name, decks[name]);
  return deck === undefined ? null : `${titleOf(deck)}: ${deck.plan}`;
}

export function deckLines({ decks }: CardSet): string[] {
  const all = Object.entries(decks);
  const width = Math.max(0, ...all.map(([name]) => name.length)) + 2;
  return all.flatMap(([name, cards]) => {
    const deck = houseDeck(name, cards);
    const title = deck === undefined ? `${cards.length} cards` : titleOf(deck);
    const plan = deck === undefined ? [] : [`${" ".repeat(width)}${deck.plan}`];
    return [`${name.padEnd(width)}${title}`, ...plan];
  });
}

export function deckCardLines(set: CardSet, wanted: string): string[] {
  const list = findDeckIn(set, wanted);
  const counts = [...Map.groupBy(list, (id) => id)].map(
    ([id, { length }]) => [id, length] as const,
  );
  const rows = counts.flatMap(([id, count]) => {
    const card = set.cards[id];
    if (card === undefined) return [];
    const { kind, numbers } = cardText(card, set.cards);
    return [[String(count), id, card.name, kind, numbers ?? ""]];
  });
  const about = deckAbout(set, wanted);
  return [...(about === null ? [] : [about]), ...inColumns(rows), `${list.length} cards`];
}
