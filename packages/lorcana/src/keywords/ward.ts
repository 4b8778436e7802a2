/** CR 10.13 Ward: opponents cannot choose it while one of their effects resolves. */
import { type CardId, cardOf } from "@tcg/core";
import type { Book } from "../reading/book.ts";
import { hasKeyword } from "../reading/keywords-of.ts";
import type { State } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

/** Challenging is no choice of an effect, and "all" chooses nothing: neither asks this. */
export function isWarded(book: Book, state: State, id: CardId, chooser: Seat): boolean {
  return cardOf(state, id).seat !== chooser && hasKeyword(book, state, id, "ward");
}
