/**
 * A deck in an address: whoever opens the link has the deck, and nothing is kept anywhere. It is the text of the deck,
 * as the terminal and a file have it.
 */
import { readDeckText, writeDeckText } from "@tcg/core/hosting";
import { type Deck, fitName } from "./own-deck.ts";

/** What the builder opens: a deck in the address, one's own, a starter deck, or none of these. */
export interface BuildSearch {
  readonly game?: string;
  /** The id of a deck of one's own. */
  readonly deck?: string;
  /** The name of a starter deck. */
  readonly from?: string;
  readonly name?: string;
  /** The text of a deck. */
  readonly cards?: string;
}

const fields = ["game", "deck", "from", "name", "cards"] as const satisfies (keyof BuildSearch)[];

export const readSearch = (given: Record<string, unknown>): BuildSearch =>
  Object.fromEntries(
    fields.flatMap((field) =>
      typeof given[field] === "string" && given[field] !== "" ? [[field, given[field]]] : [],
    ),
  );

/** The search of an address that holds the deck. */
export const searchFor = ({ game, name, cards }: Deck): BuildSearch => ({
  game,
  name,
  cards: writeDeckText(cards).trim(),
});

export const addressOf = (deck: Deck, origin: string): string =>
  `${origin}/decks/build?${new URLSearchParams({ ...searchFor(deck) }).toString()}`;

export type ReadDeck =
  | { readonly ok: true; readonly deck: Deck }
  /** A sentence. */
  | { readonly ok: false; readonly fault: string };

/** `has`: whether the game has a card of this id. */
export function readDeck(
  game: string,
  name: string,
  text: string,
  has: (card: string) => boolean,
): ReadDeck {
  const read = readDeckText(text);
  if (!read.ok) return { ok: false, fault: `The text ${read.fault}.` };
  if (read.cards.length === 0) return { ok: false, fault: "The text has no cards." };
  const unknown = [...new Set(read.cards)].filter((card) => !has(card));
  if (unknown.length > 0) {
    const named = unknown.map((card) => `"${card}"`).join(", ");
    const sentence = unknown.length === 1 ? "There is no card" : "There are no cards";
    return { ok: false, fault: `${sentence} ${named}.` };
  }
  return { ok: true, deck: { game, name: fitName(name), cards: read.cards } };
}
