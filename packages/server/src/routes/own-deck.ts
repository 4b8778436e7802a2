/** A deck as a request names it: one of the game's, or the cards themselves. */
import { type AnyHostableGame, MAX_DECK_CARDS, readDeckText } from "@tcg/core/hosting";
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
  const read = typeof wanted === "string" ? readText(wanted) : copies(wanted);
  if (read !== null && read.length <= MAX_DECK_CARDS) return read;
  const names = Object.keys(decks);
  const named =
    names.length === 0 ? "these cards come without a deck" : `one of ${names.join(", ")}`;
  faults.push({ at, message: `${named}; or your own: ${OWN}, at most ${MAX_DECK_CARDS} cards.` });
  return null;
}

const copies = (wanted: Exclude<WantedDeck, string>): readonly string[] =>
  Array.isArray(wanted)
    ? wanted
    : Object.entries(wanted).flatMap(([id, count]) => Array<string>(count).fill(id));

/** As a deck file has it. A single word is a name, and a wrong one. */
function readText(text: string): readonly string[] | null {
  const trimmed = text.trim();
  if (!/[\s[{]/.test(trimmed)) return null;
  const read = readDeckText(trimmed);
  return read.ok ? read.cards : null;
}
