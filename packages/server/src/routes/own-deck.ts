/** A deck as a request names it: one of the game's, or the cards themselves. */
import { type AnyHostableGame, MAX_DECK_CARDS, readDeckText } from "@tcg/core/hosting";
import { closestWord } from "@tcg/core/shapes";
import { z } from "zod";
import type { Fault } from "../protocol.ts";

const MAX_ID = 100;
const MAX_TEXT = 20_000;

const cardId = z.string().min(1).max(MAX_ID);

const OWN =
  'a list of card ids, a table such as {"candy-courier": 3}, or a text with a line such as "3 candy-courier" for each card';

export const deckSchema = z
  .union([
    z.string().max(MAX_TEXT),
    z.array(cardId).max(MAX_DECK_CARDS),
    z.record(cardId, z.int().min(1).max(MAX_DECK_CARDS)),
  ])
  .describe(`the name of a deck, or your own: ${OWN}`);

export type WantedDeck = z.infer<typeof deckSchema>;

/** One id for each copy; null and one more fault if it is no deck at all. Whether it is legal, the rules say. */
export function cardsOf(
  { decks }: Pick<AnyHostableGame, "decks">,
  at: string,
  wanted: WantedDeck,
  faults: Fault[],
): readonly string[] | null {
  if (typeof wanted === "string" && Object.hasOwn(decks, wanted)) return decks[wanted]?.cards ?? [];
  const text = typeof wanted === "string" ? wanted.trim() : JSON.stringify(wanted);
  // One line without a number is a name, and a wrong one.
  if (!/^[[{]|^\d+\s*[x×]?\s|\n/.test(text)) {
    faults.push({ at, message: noSuchDeck(text, Object.keys(decks)) });
    return null;
  }
  const read = readDeckText(text);
  if (read.ok) return read.cards;
  faults.push({ at, message: `it ${read.fault}. Send ${OWN}, at most ${MAX_DECK_CARDS} cards.` });
  return null;
}

function noSuchDeck(name: string, names: readonly string[]): string {
  const meant = closestWord(name, names);
  const hint = meant === undefined ? "" : ` Did you mean ${meant}?`;
  const named =
    names.length === 0 ? "these cards come without a deck" : `one of ${names.join(", ")}`;
  return `${named}; or your own: ${OWN}, at most ${MAX_DECK_CARDS} cards.${hint}`;
}
