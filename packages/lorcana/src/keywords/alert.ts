/** Alert (October 2025, 10.2): challenges as though it had Evasive, without having it. */
import type { CardId } from "@tcg/core";
import type { Book } from "../reading/book.ts";
import { hasKeyword } from "../reading/keywords-of.ts";
import type { State } from "../types.ts";

export function isAlert(book: Book, state: State, challenger: CardId): boolean {
  return hasKeyword(book, state, challenger, "alert");
}
