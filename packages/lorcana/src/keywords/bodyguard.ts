/** CR 10.2 Bodyguard: it may enter exerted, and characters beside it are not challenged if it can be. */
import type { CardId } from "@tcg/core";
import type { Book } from "../reading/book.ts";
import { hasKeyword } from "../reading/keywords-of.ts";
import type { State } from "../types.ts";

export function mayEnterExerted(book: Book, state: State, id: CardId): boolean {
  return hasKeyword(book, state, id, "bodyguard");
}

/**
 * "If able": `others` are the characters of the same player which this challenger could legally
 * challenge but for this rule. Locations are not characters and never guarded.
 */
export function isGuarded(
  book: Book,
  state: State,
  target: CardId,
  others: readonly CardId[],
): boolean {
  if (hasKeyword(book, state, target, "bodyguard")) return false;
  return others.some((id) => hasKeyword(book, state, id, "bodyguard"));
}
