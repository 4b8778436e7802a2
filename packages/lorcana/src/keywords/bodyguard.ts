/** CR 10.2 Bodyguard: it may enter exerted, and characters beside it are not challenged if it can be. */
import type { CardId } from "@tcg/core";
import type { Book } from "../reading/book.ts";
import { hasKeyword } from "../reading/keywords-of.ts";
import type { State } from "../types.ts";

export function mayEnterExerted(book: Book, state: State, id: CardId): boolean {
  return hasKeyword(book, state, id, "bodyguard");
}

/**
 * "If able": only a bodyguard `beside` it counts, a character of the same player, which this
 * challenger could challenge but for this rule.
 */
export function isGuarded(
  book: Book,
  state: State,
  target: CardId,
  beside: readonly CardId[],
  canBeChallenged: (id: CardId) => boolean,
): boolean {
  if (hasKeyword(book, state, target, "bodyguard")) return false;
  return beside.some((id) => hasKeyword(book, state, id, "bodyguard") && canBeChallenged(id));
}
